import { forgetLastUsed, noteSearch } from '@liveryjs/client/search/last-used';
import {
  Button,
  Empty,
  Failure,
  Skeleton,
  token,
  useActivate,
  useMessages,
  VisuallyHidden,
} from '@liveryjs/engine/kit';
import { useLaunch } from '@liveryjs/parts/use-launch';
import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { type KeptSearch, keepSearch } from './kept-search.ts';
import { List, type ListGroup, optionId } from './List.tsx';
import { nextPlace } from './next-place.ts';
import type { Choice, Source } from './portal-search.model.ts';
import type { Props as Settings } from './portal-search.props.ts';
import { SearchBox } from './SearchBox.tsx';
import { useAccountRecords } from './use-account-records.ts';
import type { LoadedCatalogue } from './use-catalogue.ts';
import { useFound } from './use-found.ts';
import type { Suggestions } from './use-suggestions.ts';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
`;

const Results = styled.div`
  margin-inline: calc(-1 * ${token('space.3')});
`;

const Told = styled.p`
  margin: 0;
  padding: ${token('space.3')};
  color: ${token('color.text.secondary')};
  font: ${token('typography.small')};
`;

const Rows = styled.div`
  display: grid;
  gap: ${token('space.2')};
  padding: ${token('space.3')};
`;

/** Message keys of what groups are called. */
const GROUPS: Readonly<Record<Source, string>> = {
  games: 'portalSearch.games',
  providers: 'portalSearch.providers',
  lotteries: 'portalSearch.lotteries',
  promotions: 'portalSearch.promotions',
  help: 'portalSearch.help',
  pages: 'portalSearch.pages',
  records: 'portalSearch.records',
};

interface Props {
  readonly settings: Settings;
  readonly catalogue: LoadedCatalogue;
  /** The choices before something is typed. */
  readonly suggestions: Suggestions;
  /** The search that a person comes back to. */
  readonly kept: KeptSearch | undefined;
  /** Something is typed for the first time. */
  readonly onUse: () => void;
  /** Closes the dialog: a choice was made. */
  readonly onClose: () => void;
}

/** The box of the search, and what it finds. */
export function Finder({ settings, catalogue, suggestions, kept, onUse, onClose }: Props) {
  const t = useMessages();
  const activate = useActivate();
  const { start } = useLaunch();
  const listId = useId();
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(kept?.typed ?? '');
  const [wide, setWide] = useState(kept?.wide);
  const [active, setActive] = useState(kept?.active);
  const query = typed.trim();
  const records = useAccountRecords(settings, query);
  const searchState = useFound(catalogue, settings.sources, query, wide);
  useEffect(() => box.current?.focus(), []);

  const type = useCallback(
    (text: string) => {
      if (text.trim() !== '') onUse();
      setTyped(text);
      setWide(undefined);
      setActive(undefined);
    },
    [onUse],
  );
  const choose = useCallback(
    ({ id, aim }: Choice, event: MouseEvent) => {
      // The box is read, so that another letter is no reason to render the list.
      const text = box.current?.value ?? '';
      noteSearch(text.trim());
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      keepSearch({ typed: text, wide, active: id });
      onClose();
      if ('to' in aim) activate(aim.to);
      else void start(aim.launch);
    },
    [wide, onClose, activate, start],
  );
  const suggested = useMemo(
    (): ListGroup[] => [
      {
        id: 'searches',
        title: t('portalSearch.recent'),
        options: suggestions.searches.map((text) => ({
          id: `search ${text}`,
          text,
          icon: 'history',
          act: () => type(text),
        })),
      },
      { id: 'played', title: t('portalSearch.played'), options: suggestions.played },
      { id: 'popular', title: t('portalSearch.popular'), options: suggestions.popular },
    ],
    [t, suggestions, type],
  );
  const all = useMemo(
    () => [
      ...(records.choices.length > 0
        ? [{ source: 'records' as const, total: records.choices.length, choices: records.choices }]
        : []),
      ...(searchState.groups ?? []),
    ],
    [records.choices, searchState.groups],
  );
  const results = useMemo(
    () =>
      all.map(({ source, total, choices }): ListGroup => {
        const more = total > choices.length && wide !== source;
        const showAll = {
          id: `all ${source}`,
          text: t('portalSearch.all', { count: total }),
          icon: 'chevron-down',
          act: () => setWide(source),
        };
        return {
          id: source,
          title: t(GROUPS[source]),
          count: total,
          options: more ? [...choices, showAll] : choices,
        };
      }),
    [t, all, wide],
  );
  const isAnswered = query !== '' && (searchState.groups !== undefined || results.length > 0);
  const coming = catalogue.coming || records.coming;
  const none = isAnswered && results.length === 0 && !coming;
  const isGrowing = query !== '' && coming && (searchState.groups !== undefined || results.length > 0);
  const isEmpty = query === '';
  const groups = useMemo(() => {
    // Where nothing is found, what is popular is a way on.
    const shown = isEmpty ? suggested : none ? suggested.slice(-1) : results;
    return shown.filter(({ options }) => options.length > 0);
  }, [isEmpty, none, suggested, results]);
  const places = groups.map(({ options }) => options.map(({ id }) => id));
  const ids = places.flat();
  const first = isEmpty || none ? undefined : ids[0];
  const current = active !== undefined && ids.includes(active) ? active : first;
  const total = all.reduce((sum, group) => sum + group.total, 0);
  const failed = catalogue.failed || records.failed || searchState.failed;

  const retry = () => {
    catalogue.retry();
    records.retry();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && typed !== '') {
      // The first Escape clears the typed text; the next one closes the dialog.
      event.preventDefault();
      event.stopPropagation();
      return type('');
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      if (current !== undefined) document.getElementById(optionId(listId, current))?.click();
      return;
    }
    const next = nextPlace(places, current, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
  };

  return (
    <Frame>
      <SearchBox
        box={box}
        typed={typed}
        onType={type}
        onKeyDown={onKeyDown}
        list={ids.length > 0 ? listId : undefined}
        active={current === undefined ? undefined : optionId(listId, current)}
      />
      <Results>
        <VisuallyHidden role="status">
          {isAnswered && <span>{t('portalSearch.found', { count: total })}</span>}
          {isGrowing && <span>{t('portalSearch.coming')}</span>}
        </VisuallyHidden>
        {failed && <Failure messageKey="portalSearch.failed" onRetry={retry} />}
        {none && (
          <Empty>
            <p>
              <strong dir="auto">{t('portalSearch.none', { query })}</strong>
              {t('portalSearch.noneHint')}
            </p>
          </Empty>
        )}
        {!isEmpty && results.length === 0 && !none && !failed && (
          <Rows aria-busy="true">
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </Rows>
        )}
        <List
          id={listId}
          label={t('portalSearch.label')}
          groups={groups}
          active={current}
          onChoose={choose}
        />
        {isGrowing && <Told aria-hidden>{t('portalSearch.coming')}</Told>}
        {isEmpty && (suggestions.searches.length > 0 || suggestions.played.length > 0) && (
          <Button
            type="button"
            $tone="quiet"
            onClick={() => {
              forgetLastUsed();
              box.current?.focus();
            }}
          >
            {t('portalSearch.forget')}
          </Button>
        )}
      </Results>
    </Frame>
  );
}
