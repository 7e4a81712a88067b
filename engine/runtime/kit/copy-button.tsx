import { useEffect, useState } from 'react';
import { copyText } from '#engine/render/browser/clipboard.ts';
import { Button } from '#engine/render/button.tsx';
import { Icon } from '#engine/render/icon.tsx';
import { useNotify } from '#engine/render/notices.tsx';
import { useMessages } from '#engine/render/use-language.ts';
import { VisuallyHidden } from '#engine/render/visually-hidden.ts';

const SHOWN_MS = 3000;

interface Props {
  readonly text: string;
  /** The name of what is copied, for screen readers. */
  readonly label: string;
}

/** Copies a text, and says so for a while. Its words, which the widget declares, are `copy.*`. */
export function CopyButton({ text, label }: Props) {
  const t = useMessages();
  const notify = useNotify();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await copyText(text);
      setCopied(true);
    } catch {
      // Not every browser lets a page copy.
      notify('copy.failed', 'error');
    }
  };
  const shown = t(copied ? 'copy.copied' : 'copy.copy');
  return (
    <>
      <Button type="button" $tone="quiet" aria-label={`${shown}: ${label}`} onClick={() => void copy()}>
        <Icon name={copied ? 'check' : 'copy'} />
        {shown}
      </Button>
      <VisuallyHidden role="status">{copied && t('copy.copied')}</VisuallyHidden>
    </>
  );
}
