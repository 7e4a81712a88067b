import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '#engine/render/icon.tsx';
import { token } from '#engine/render/token.ts';
import { useMessages } from '#engine/render/use-language.ts';
import { VisuallyHidden } from '#engine/render/visually-hidden.ts';
import { addPictures, type PictureProblem, type PictureRules, readPictures } from './picture-rules.ts';

const MEBIBYTE = 1024 * 1024;

const Root = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.2')};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    margin-block-end: ${token('space.2')};
    color: ${token('color.text.secondary')};
    font: ${token('typography.label')};
  }

  p {
    margin: 0;
    color: ${token('color.text.muted')};
    font: ${token('typography.small')};
  }

  p[data-error] {
    display: flex;
    gap: ${token('space.1')};
    color: ${token('color.danger.text')};
  }
`;

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.3')};
`;

const Tile = styled.li`
  position: relative;
  inline-size: 6rem;
  block-size: 6rem;

  canvas {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    border: 1px solid ${token('color.border.regular')};
    border-radius: ${token('radius.control')};
    background: ${token('color.surface.sunken')};
    object-fit: cover;
  }

  button {
    position: absolute;
    inset-block-start: ${token('space.1')};
    inset-inline-end: ${token('space.1')};
    display: grid;
    place-items: center;
    inline-size: ${token('size.target')};
    block-size: ${token('size.target')};
    padding: 0;
    border: 1px solid ${token('color.border.strong')};
    border-radius: ${token('radius.full')};
    background: ${token('color.surface.overlay')};
    color: ${token('color.text.primary')};
    cursor: pointer;
  }
`;

const Add = styled.label`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${token('space.1')};
  inline-size: 100%;
  block-size: 100%;
  padding: ${token('space.2')};
  border: 1px dashed ${token('color.field.border')};
  border-radius: ${token('radius.control')};
  color: ${token('color.text.secondary')};
  font: ${token('typography.caption')};
  text-align: center;
  cursor: pointer;

  &:hover {
    border-color: ${token('color.field.borderHover')};
    color: ${token('color.text.primary')};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${token('color.border.focus')};
    outline-offset: 2px;
  }

  svg {
    inline-size: ${token('size.icon.md')};
    block-size: ${token('size.icon.md')};
  }
`;

interface Props {
  readonly label: string;
  readonly rules: PictureRules;
  readonly pictures: readonly File[];
  readonly onChange: (pictures: readonly File[]) => void;
  /** Another error about the pictures. */
  readonly error?: string | undefined;
}

/**
 * Pictures to choose: each is shown small and can be taken away again; what is no picture, too large or too many is
 * said, and left out. Says the keys that begin with `form.picture`.
 */
export function PictureField({ label, rules, pictures, onChange, error }: Props) {
  const t = useMessages();
  const id = useId();
  const [problems, setProblems] = useState<readonly PictureProblem[]>([]);
  const { most, bytes, types } = rules;
  const values = { most, size: Math.floor(bytes / MEBIBYTE) };
  const input = useRef<HTMLInputElement>(null);
  const removed = useRef(false);
  const now = useRef({ pictures, onChange });
  useEffect(() => {
    now.current = { pictures, onChange };
  });
  const add = async (files: readonly File[]) => {
    const chosen = await readPictures(files);
    // Others may have come or gone while these were read.
    const added = addPictures(now.current.pictures, chosen, rules);
    now.current = { ...now.current, pictures: added.pictures };
    setProblems(added.problems);
    now.current.onChange(added.pictures);
  };
  // Where the button was there is nothing any more; the field's own is back by now.
  useEffect(() => {
    if (removed.current && pictures) input.current?.focus();
    removed.current = false;
  }, [pictures]);
  const errorTexts = [...problems.map((key) => t(key, values)), ...(error === undefined ? [] : [error])];
  return (
    <Root aria-describedby={`${id}-hint`}>
      <legend>{label}</legend>
      <Row>
        {pictures.map((picture, index) => (
          <Tile key={`${picture.name} ${picture.size} ${picture.lastModified}`}>
            <Preview picture={picture} label={picture.name} />
            <button
              type="button"
              aria-label={t('form.pictureRemove', { number: index + 1, name: picture.name })}
              onClick={() => {
                setProblems([]);
                onChange(pictures.filter((other) => other !== picture));
                removed.current = true;
              }}
            >
              <Icon name="close" />
            </button>
          </Tile>
        ))}
        <Tile hidden={pictures.length >= most}>
          <Add>
            <Icon name="plus" />
            {t('form.pictureAdd')}
            <VisuallyHidden
              as="input"
              ref={input}
              type="file"
              accept={types.join()}
              multiple={most > 1}
              aria-describedby={`${id}-hint`}
              onChange={({ target }) => {
                void add([...(target.files ?? [])]);
                // The same file may be chosen again after it was taken away.
                target.value = '';
              }}
            />
          </Add>
        </Tile>
      </Row>
      <div role="status">
        {errorTexts.map((text) => (
          <p key={text} data-error="">
            <Icon name="warning" />
            {text}
          </p>
        ))}
      </div>
      <p id={`${id}-hint`}>{t('form.pictureHint', values)}</p>
    </Root>
  );
}

/** Pixels of a small picture: twice what it is shown at. */
const EDGE = 192;

/** A picture of the visitor's own, drawn: an address that shows it would need another policy. */
function Preview({ picture, label }: { readonly picture: File; readonly label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let gone = false;
    const draw = async () => {
      const bitmap = await createImageBitmap(picture);
      const edge = Math.min(bitmap.width, bitmap.height);
      const [x, y] = [(bitmap.width - edge) / 2, (bitmap.height - edge) / 2];
      if (!gone) canvas.current?.getContext('2d')?.drawImage(bitmap, x, y, edge, edge, 0, 0, EDGE, EDGE);
      bitmap.close();
    };
    // One that cannot be drawn stays an empty tile with its name: whether it is taken is for who gets it to say.
    draw().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [picture]);
  return <canvas ref={canvas} width={EDGE} height={EDGE} role="img" aria-label={label} />;
}
