import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Field, Icon, token, useMessages } from '#engine/kit/index.ts';
import type { CaptchaState } from './use-captcha.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${token('space.3')};
`;

const Picture = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 9.5rem;
  block-size: ${token('size.control.lg')};
  /* Beside the input, below the line of its label. */
  margin-block-start: calc(1lh + ${token('space.1')});
  padding: 0;
  border: 1px solid ${token('color.border.regular')};
  border-radius: ${token('radius.control')};
  background: ${token('color.media.text')};
  color: ${token('color.media.text')};
  overflow: hidden;
  cursor: pointer;

  canvas {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }

  span {
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: 0;
    display: grid;
    place-items: center;
    inline-size: ${token('size.target')};
    block-size: ${token('size.target')};
    border-start-start-radius: ${token('radius.control')};
    background: ${token('color.media.control')};
    font-size: ${token('font.size.xs')};
  }

  &[data-empty] {
    background: ${token('color.skeleton.base')};
  }

  &:hover span {
    background: ${token('color.media.veil')};
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
        {...(!captcha && { 'data-empty': '' })}
      >
        {captcha && <canvas ref={canvas} />}
        <span>
          <Icon name="refresh" />
        </span>
      </Picture>
    </Row>
  );
}
