import { useState } from 'react';
import { Button, DropZone, FileTrigger, Group, Text } from 'react-aria-components';
import type { BrandWish } from '#studio/api.ts';
import { Remarks } from './new-brand-fields.tsx';
import { base64Of } from './prepare-picture.ts';
import { visible } from './visible.ts';

type Logo = NonNullable<BrandWish['logo']>;

/** The largest file that is sent, in bytes. A body of 1 MB holds it in Base64; the checks allow a logo far less. */
const LARGEST = 700_000;

const KINDS = ['image/svg+xml', 'image/png'];

/** A logo that is dropped, or chosen among files. A file that cannot be taken leaves the logo that was there. */
export function LogoField({
  logo,
  error,
  notes,
  onChange,
}: {
  readonly logo: Logo | undefined;
  readonly error: string | undefined;
  readonly notes: readonly string[];
  readonly onChange: (logo: Logo | undefined) => void;
}) {
  const [refusal, setRefusal] = useState<string>();
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > LARGEST) {
      setRefusal(
        `${file.name} has ${(file.size / 1e6).toFixed(1)} MB, which is more than the studio takes at once. Export it smaller.`,
      );
      return;
    }
    try {
      onChange({ name: file.name, content: base64Of(new Uint8Array(await file.arrayBuffer())) });
      setRefusal(undefined);
    } catch {
      setRefusal(`${file.name} cannot be read. Choose it again.`);
    }
  };
  const wrong = refusal ?? error;
  const kind = logo?.name.toLowerCase().endsWith('.svg') ? KINDS[0] : KINDS[1];
  return (
    <Group className="logo-field" aria-labelledby="logo-label">
      <span className="label" id="logo-label">
        Logo
      </span>
      <DropZone
        className={`drop-zone${wrong === undefined ? '' : ' wrong'}`}
        onDrop={async ({ items }) => {
          const item = items.find((each) => each.kind === 'file');
          if (item?.kind === 'file') await take(await item.getFile());
          else setRefusal('That is no file. Drop an SVG or a PNG, or choose one.');
        }}
      >
        {logo === undefined ? (
          <Text slot="label" className="drop-text">
            Drop an SVG or a PNG here
          </Text>
        ) : (
          <>
            <img className="logo-shown" src={`data:${kind};base64,${logo.content}`} alt="" />
            <Text slot="label" className="drop-text">
              {visible(logo.name)}
            </Text>
          </>
        )}
        <span className="drop-buttons">
          <FileTrigger
            acceptedFileTypes={['.svg', '.png', ...KINDS]}
            onSelect={(files) => void take(files?.[0] ?? undefined)}
          >
            <Button className="button">{logo === undefined ? 'Choose a file' : 'Choose another'}</Button>
          </FileTrigger>
          {logo !== undefined && (
            <Button
              className="button"
              onPress={() => {
                setRefusal(undefined);
                onChange(undefined);
              }}
            >
              Take out
            </Button>
          )}
        </span>
      </DropZone>
      <p className="description">
        {logo === undefined
          ? 'Without one, the brand has a mark with its first letter and its name, in its main colour.'
          : 'It comes into the folder of the brand.'}
      </p>
      <Remarks error={wrong} notes={notes} />
    </Group>
  );
}
