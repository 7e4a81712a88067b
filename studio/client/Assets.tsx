import { useState } from 'react';
import { Button, DropZone, FileTrigger } from 'react-aria-components';
import type { AssetView, BrandView } from '#studio/api.ts';
import { type CallError, call, useAnswer } from './calls.ts';
import { FindingList, IconButton, OriginLine, Quiet } from './controls.tsx';
import { preparedPicture, sizeOf } from './prepare-picture.ts';
import { visible } from './visible.ts';

/** The largest drawing that is read here, in bytes: a longer one is more than the studio takes at once. */
const LARGEST = 500_000;

/** The largest picture that is made smaller here, in bytes: a browser runs out of memory with more. */
const LARGEST_PHOTO = 30_000_000;

/** Pictures that a portal shows. */
const TYPES = ['image/svg+xml', 'image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'];

/** The named files of a brand, such as its logo, each to be replaced by a file that is dropped or chosen. */
export function Assets({
  brand,
  revision,
  onClose,
}: {
  readonly brand: BrandView;
  readonly revision: number;
  readonly onClose: () => void;
}) {
  const { data, error } = useAnswer('/api/assets', { brand: brand.id }, revision);
  return (
    <section className="messages contents" aria-label="Assets">
      <header className="messages-head assets-head">
        <h2>Assets</h2>
        <span className="note">Drop a picture on the one that it is to replace</span>
        <IconButton name="close" label="Back to the portal" onPress={onClose} />
      </header>
      {error !== undefined && <Quiet title={error} />}
      {data === undefined && error === undefined && (
        <div className="panel-loading" role="status" aria-label="Loading assets" />
      )}
      {data?.assets.length === 0 && (
        <Quiet title="No assets yet">
          <p>Name one in Sections, Assets.</p>
        </Quiet>
      )}
      {data !== undefined && data.assets.length > 0 && (
        <ul className="assets" aria-label="Assets of the brand">
          {data.assets.map((asset) => (
            <Asset key={asset.name} brand={brand.id} asset={asset} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Asset({ brand, asset }: { readonly brand: string; readonly asset: AssetView }) {
  const { name, title, file, origin, isSprite, address, findings } = asset;
  const [told, setTold] = useState<{ readonly isRefusal: boolean; readonly text: string }>();
  const [isBusy, setBusy] = useState(false);
  const take = async (chosen: File | undefined) => {
    if (chosen === undefined) return;
    setBusy(true);
    try {
      const note = await replace(brand, `/assets/${name}`, chosen);
      setTold(note === undefined ? undefined : { isRefusal: false, text: note });
    } catch (reason) {
      setTold({ isRefusal: true, text: (reason as CallError).message });
    }
    setBusy(false);
  };
  return (
    <li className="asset">
      <DropZone
        className="asset-picture"
        aria-label={`Drop a picture for ${title}`}
        isDisabled={isSprite === true}
        getDropOperation={() => 'copy'}
        onDrop={async ({ items }) => {
          const dropped = items.find((item) => item.kind === 'file');
          await take(dropped && (await dropped.getFile()));
        }}
      >
        {address === undefined ? (
          <span className="note">{isSprite ? 'A sprite of icons' : 'Not shown here'}</span>
        ) : (
          <img src={address} alt={`${title} as it is now`} />
        )}
      </DropZone>
      <div className="asset-words">
        <h3>{title}</h3>
        <p className="note">{factsOf(asset)}</p>
        <p className="place">{file}</p>
        <OriginLine origin={origin} otherwise="Named by no brand" />
        {isSprite ? (
          <p className="note">It holds many icons: change it in an editor.</p>
        ) : (
          <FileTrigger acceptedFileTypes={TYPES} onSelect={(files) => void take(files?.[0] ?? undefined)}>
            <Button className="button" aria-label={`Replace ${title}`} isDisabled={isBusy}>
              {isBusy ? 'Replacing…' : 'Replace…'}
            </Button>
          </FileTrigger>
        )}
        {told !== undefined && (
          <p className={told.isRefusal ? 'error-text' : 'note'} role={told.isRefusal ? 'alert' : 'status'}>
            {visible(told.text)}
          </p>
        )}
        <FindingList findings={findings} />
      </div>
    </li>
  );
}

/**
 * Gives an asset another picture: a drawing by its text, any other as a file.
 *
 * @returns a sentence about what became of the file, where it is not kept as it is
 * @throws Error with the reason in a sentence
 */
async function replace(brand: string, place: string, file: File): Promise<string | undefined> {
  const isDrawing = file.type === 'image/svg+xml' || /\.svg$/i.test(file.name);
  const most = isDrawing ? LARGEST : LARGEST_PHOTO;
  if (file.size > most)
    throw new Error(
      `${file.name} has ${sizeOf(file.size)}; ${sizeOf(most)} is the most. Export it smaller${isDrawing ? ': fewer points, or shapes in place of pictures inside' : ''}.`,
    );
  if (isDrawing) {
    const value = await file.text();
    await call('/api/edit', { edits: [{ op: 'picture', brand, at: place, value }] });
    return undefined;
  }
  const { content, note } = await preparedPicture(file);
  await call('/api/add-photo', { brand, at: place, content });
  return note;
}

function factsOf({ layer, bytes, width, height }: AssetView): string {
  return [
    ...(width === undefined || height === undefined ? [] : [`${width} × ${height}`]),
    ...(bytes === undefined ? ['There is no such file'] : [sizeOf(bytes)]),
    `file of ${layer}`,
  ].join(', ');
}
