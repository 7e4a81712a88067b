import { useActionContext, type WidgetProps } from '@liveryjs/engine/kit';
import { useCallback, useState } from 'react';
import { Finder } from './Finder.tsx';
import { keptSearch } from './kept-search.ts';
import type { Props } from './portal-search.props.ts';
import { useCatalogue } from './use-catalogue.ts';
import { useSuggestions } from './use-suggestions.ts';

/**
 * The search of all of the portal: a box, and below it what it finds by groups, by mouse, touch and keys alike. What can
 * be found does not depend on what is typed: a key renders the finder alone.
 */
export default function PortalSearch({ props }: WidgetProps<Props>) {
  const { close } = useActionContext();
  const [kept] = useState(keptSearch);
  const [isUsed, setUsed] = useState(Boolean(kept?.typed));
  const use = useCallback(() => setUsed(true), []);
  const catalogue = useCatalogue(props, isUsed);
  const suggestions = useSuggestions(props, catalogue.makers);
  return (
    <Finder
      settings={props}
      catalogue={catalogue}
      suggestions={suggestions}
      kept={kept}
      onUse={use}
      onClose={close}
    />
  );
}
