import { useEffect } from 'react';
import { documentTitle } from '#engine/i18n/document-title.ts';
import { useApp } from './app.ts';
import { useMessages } from './use-language.ts';

/** Gives the document the title of a page, by message key. */
export function useTitle(messageKey: string | undefined): void {
  const { brand } = useApp();
  const t = useMessages();
  useEffect(() => {
    if (messageKey) document.title = documentTitle(t(messageKey), brand.name);
  }, [messageKey, t, brand]);
}
