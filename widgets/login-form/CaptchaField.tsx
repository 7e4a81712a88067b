import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Field, Icon, Skeleton, token, useMessages } from '#engine/kit/index.ts';
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
  readonly error: string | undefined;
}

/** The digits of a picture to type, and in the field the picture: a click on it fetches another [4.04], [4.11]. */
export function CaptchaField({ state: { captcha, failed, refresh }, error }: Props) {
  const t = useMessages();
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
      label={t('loginForm.captcha')}
      error={error ?? (failed ? t('loginForm.captchaFailed') : undefined)}
      icon="shield"
      inputMode="numeric"
      autoComplete="off"
      maxLength={16}
      end={
        <Picture
          type="button"
          aria-label={t('loginForm.captchaRefresh')}
          aria-busy={!captcha && !failed}
          onClick={refresh}
        >
          {captcha ? <canvas ref={canvas} /> : !failed && <Skeleton />}
          <Icon name="refresh" />
        </Picture>
      }
    />
  );
}
