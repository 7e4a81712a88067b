import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '#engine/render/icon.tsx';
import { Skeleton } from '#engine/render/skeleton.tsx';
import { token } from '#engine/render/token.ts';
import { Field } from './field.tsx';
import type { CaptchaState } from './use-captcha.ts';

const Picture = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space.1')};
  flex: none;
  inline-size: 9.5rem;
  block-size: ${token('size.control.md')};
  margin-inline-end: ${token('space.1')};
  padding: 0;
  border: 1px solid ${token('color.border.regular')};
  border-radius: ${token('radius.control')};
  /* The picture's own paper, in every mode. */
  background: ${token('color.neutral.50')};
  color: ${token('color.neutral.700')};
  overflow: hidden;
  cursor: pointer;

  &:hover {
    border-color: ${token('color.border.strong')};
    color: ${token('color.neutral.1000')};
  }

  canvas,
  div {
    inline-size: 6.5rem;
    block-size: 100%;
    min-block-size: 0;
    border-radius: 0;
    object-fit: contain;
  }
`;

interface Props {
  readonly state: CaptchaState;
  readonly label: string;
  /** Name of the picture, which is a button. */
  readonly refreshLabel: string;
  /** Said while there is no picture. */
  readonly failure: string;
  readonly error: string | undefined;
}

/** The digits of a picture to type, and in the field the picture: a click on it fetches another. */
export function CaptchaField({
  state: { captcha, failed, refresh },
  label,
  refreshLabel,
  failure,
  error,
}: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const picture = captcha?.picture;
  useEffect(() => {
    if (!picture || !canvas.current) return;
    const { width, height } = picture;
    Object.assign(canvas.current, { width, height });
    canvas.current.getContext('2d')?.drawImage(picture, 0, 0);
  }, [picture]);
  return (
    <Field
      name="captcha"
      label={label}
      error={error ?? (failed ? failure : undefined)}
      icon="shield"
      inputMode="numeric"
      autoComplete="off"
      maxLength={16}
      end={
        <Picture type="button" aria-label={refreshLabel} aria-busy={!captcha && !failed} onClick={refresh}>
          {captcha ? <canvas ref={canvas} /> : !failed && <Skeleton />}
          <Icon name="refresh" />
        </Picture>
      }
    />
  );
}
