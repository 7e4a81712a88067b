import { system } from '@liveryjs/client/system/store';
import { useIntl, useMessages } from '@liveryjs/engine/kit';
import type { LinkTarget } from '@liveryjs/schemas/brand';
import { useSnapshot } from 'valtio/react';

/**
 * Names the ways that a menu leads: the way to a resource has the platform's English name on English pages, where there is one,
 * and every other way, in every other language, the brand's text.
 *
 * @returns a function from an entry of a menu to its name
 */
export function useLinkName(): (entry: { readonly label: string; readonly to: LinkTarget }) => string {
  const t = useMessages();
  const { locale } = useIntl();
  const { resources } = useSnapshot(system);
  const isEnglish = new Intl.Locale(locale).language === 'en';
  return ({ label, to }) => {
    const resource = isEnglish && resources.find(({ resourceType }) => resourceType === to.resource);
    return (resource ? resource.labelNameEn?.trim() : undefined) || t(label);
  };
}
