import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Field, Icon, Skeleton, token, useMessages } from '#engine/kit/index.ts';
import type { CaptchaState } from './use-captcha.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${token('space.3')};
`;

const Picture = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space.1')};
  inline-size: 10rem;
  block-size: ${token('size.control.lg')};
  /* Beside the input, below the line of its label. */
  margin-block-start: calc(${token('font.size.sm')} * ${token('font.lineHeight.snug')} + ${token('space.2')});
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
    inline-size: 7.5rem;
    block-size: 100%;
    border-radius: 0;
    object-fit: contain;
  }
`;

interface Props {
  readonly state: CaptchaState;
  readonly error: string | undefined;
}

/** The digits of a picture to type, and the picture: a click on it fetches another [4.04], [4.11]. */
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
    <Row>
      <Field
        name="captcha"
        label={t('loginForm.captcha')}
        error={error ?? (failed ? t('loginForm.captchaFailed') : undefined)}
        icon="shield"
        inputMode="numeric"
        autoComplete="off"
        maxLength={16}
      />
      <Picture
        type="button"
        aria-label={t('loginForm.captchaRefresh')}
        aria-busy={!captcha && !failed}
        onClick={refresh}
      >
        {captcha ? <canvas ref={canvas} /> : !failed && <Skeleton />}
        <Icon name="refresh" />
      </Picture>
    </Row>
  );
}
