import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds that must lie between two captchas that a visitor asks for. */
const REFRESH_PAUSE = 1000;

interface LoadedCaptcha {
  /** Undefined where the captcha has no name. */
  readonly id?: string | undefined;
  /** PNG in base64. */
  readonly png: string;
}

export interface CaptchaState {
  /** The form has to show one. */
  readonly wanted: boolean;
  readonly captcha: { readonly id: string | undefined; readonly picture: ImageBitmap } | undefined;
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
 * @param load fetches a captcha; the same function each time
 */
export function useCaptcha(load: () => Promise<LoadedCaptcha>): CaptchaState {
  const [isWanted, setWanted] = useState(false);
  const [captcha, setCaptcha] = useState<CaptchaState['captcha']>();
  const [failed, setFailed] = useState(false);
  const last = useRef<AbortController>(undefined);
  const lastRequestTime = useRef(Number.NEGATIVE_INFINITY);

  const renew = useCallback(() => {
    last.current?.abort();
    const current = new AbortController();
    last.current = current;
    lastRequestTime.current = performance.now();
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
    wanted: isWanted,
    captcha,
    failed,
    renew,
    refresh: () => performance.now() - lastRequestTime.current >= REFRESH_PAUSE && renew(),
  };
}

async function draw(loading: Promise<LoadedCaptcha>): Promise<NonNullable<CaptchaState['captcha']>> {
  const { id, png } = await loading;
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  // Without an address for the picture, which the security policy would have to allow.
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  return { id, picture };
}
