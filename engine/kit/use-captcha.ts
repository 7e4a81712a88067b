import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds that must lie between two captchas that a visitor asks for. */
const REFRESH_PAUSE = 1000;

export interface CaptchaState {
  /** The form has to show one. */
  readonly wanted: boolean;
  readonly captcha: { readonly id: string; readonly picture: ImageBitmap } | undefined;
  /** None could be loaded. */
  readonly failed: boolean;
  /** Another one, because the one before is used up. */
  readonly renew: () => void;
  /** Another one, because the visitor asks for it: at most one a second. */
  readonly refresh: () => void;
}

/**
 * Captchas for a form, one after the other. None is loaded before the first is asked for.
 *
 * @param load fetches one: its name, and a PNG in base64
 */
export function useCaptcha(
  load: () => Promise<{ readonly captchaId: string; readonly image: string }>,
): CaptchaState {
  const [wanted, setWanted] = useState(false);
  const [captcha, setCaptcha] = useState<CaptchaState['captcha']>();
  const [failed, setFailed] = useState(false);
  const last = useRef<AbortController>(undefined);
  const asked = useRef(Number.NEGATIVE_INFINITY);

  const renew = useCallback(() => {
    last.current?.abort();
    const current = new AbortController();
    last.current = current;
    asked.current = performance.now();
    setWanted(true);
    setCaptcha(undefined);
    setFailed(false);
    const settle = (show: () => void) => !current.signal.aborted && show();
    draw(load()).then(
      (next) => settle(() => setCaptcha(next)),
      () => settle(() => setFailed(true)),
    );
  }, [load]);
  useEffect(() => () => last.current?.abort(), []);

  return {
    wanted,
    captcha,
    failed,
    renew,
    refresh: () => performance.now() - asked.current >= REFRESH_PAUSE && renew(),
  };
}

async function draw(
  loading: Promise<{ readonly captchaId: string; readonly image: string }>,
): Promise<NonNullable<CaptchaState['captcha']>> {
  const { captchaId, image } = await loading;
  const bytes = Uint8Array.from(atob(image), (letter) => letter.charCodeAt(0));
  // Without an address for the picture, which the security policy would have to allow.
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  return { id: captchaId, picture };
}
