import {
  Button,
  Empty,
  Failure,
  Field,
  Icon,
  LinkTo,
  PageTitle,
  token,
  useAsset,
  useBrand,
  useHydrated,
  useMenu,
  useMessages,
  VisuallyHidden,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Article } from './Article.tsx';
import { articleOf, findArticles } from './help-centre.model.ts';
import type { Props } from './help-centre.props.ts';
import { Results, SkeletonTopics, Topics } from './Topics.tsx';
import { useHelpCentre } from './use-help-centre.ts';
import { useOpen } from './use-open.ts';

const Frame = styled.div`
  container-type: inline-size;
`;

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.5')};
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.3')};
  min-block-size: ${token('size.control.lg')};

  > a:first-child {
    display: flex;
    align-items: center;
    min-block-size: ${token('size.target')};
    margin-inline-end: auto;
    color: inherit;
    font: ${token('typography.heading')};
    text-decoration: none;
  }

  img {
    inline-size: auto;
    block-size: ${token('size.logo')};
    max-inline-size: 50vw;
  }

  /* On narrow windows the icon says it. */
  @container not (min-width: 36rem) {
    > a:last-child span {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

const Intro = styled.header`
  display: grid;
  justify-items: center;
  gap: ${token('space.3')};
  padding-block: ${token('space.5')};
  text-align: center;

  p {
    margin: 0;
    color: ${token('color.text.secondary')};
  }
`;

const Search = styled(Field)`
  inline-size: min(100%, 34rem);
  text-align: start;

  label {
    position: absolute;
    clip-path: inset(50%);
  }
`;

const Gone = styled.p`
  margin: 0;
  padding: ${token('space.3')} ${token('space.4')};
  border-inline-start: 3px solid ${token('color.info.base')};
  border-radius: ${token('radius.md')};
  background: ${token('color.info.subtle')};
`;

const More = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.3')};
  padding: ${token('space.4')} ${token('space.5')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.sunken')};

  strong {
    text-wrap: balance;
  }

  div {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.3')};
  }
`;

/** Questions and answers [2.09], [2.37]: by category, by what is typed, or the one that the address names. */
export default function HelpCentre({ props: { layout, more }, slot }: WidgetProps<Props>) {
  const t = useMessages();
  const { data, failure, retry } = useHelpCentre();
  const { open, setOpen } = useOpen();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(false);
  const hydrated = useHydrated();
  const { name } = useBrand();
  const logo = useAsset('logo');
  const entries = useMenu(more);

  const categories = data?.categories ?? [];
  const shownArticle = articleOf(categories, open);
  const results = typed.trim() ? findArticles(categories, typed) : undefined;
  const openHere = (id: string) => {
    setChosen(true);
    setOpen(id);
  };
  const type = (text: string) => {
    setTyped(text);
    if (open) setOpen('');
  };

  return (
    <Frame>
      <Stack>
        <Bar>
          <LinkTo to={{ route: 'home' }}>{logo ? <img src={logo} alt={name} /> : name}</LinkTo>
          {slot('tools')}
          <Button as={LinkTo} to={{ route: 'home' }}>
            <Icon name="home" />
            <span>{t('helpCentre.home')}</span>
          </Button>
        </Bar>
        <Intro>
          <PageTitle>{t('helpCentre.title')}</PageTitle>
          <p>{t('helpCentre.lead')}</p>
          <Search
            type="search"
            enterKeyHint="search"
            icon="search"
            label={t('helpCentre.search')}
            placeholder={t('helpCentre.search')}
            autoComplete="off"
            disabled={!hydrated}
            value={typed}
            onChange={({ target }) => type(target.value)}
          />
          <VisuallyHidden role="status">
            {results && t('helpCentre.found', { count: results.length })}
          </VisuallyHidden>
        </Intro>
        {!data && failure ? (
          <Failure messageKey={failure} onRetry={retry} />
        ) : !data ? (
          <SkeletonTopics />
        ) : results ? (
          <Results
            found={results}
            typed={typed}
            onOpen={(id) => {
              setTyped('');
              openHere(id);
            }}
          />
        ) : shownArticle ? (
          <Article found={shownArticle} onOpen={openHere} chosen={chosen} />
        ) : categories.length === 0 ? (
          <Empty>
            <Icon name="question" />
            <p>{t('helpCentre.empty')}</p>
          </Empty>
        ) : (
          <>
            {open && <Gone role="status">{t('helpCentre.gone')}</Gone>}
            <Topics categories={categories} layout={layout} onOpen={openHere} />
          </>
        )}
        {/* Below what is on its way there is no place that would stay. */}
        {(data || failure) && entries.length > 0 && (
          <More aria-label={t('helpCentre.more')}>
            <strong>{t('helpCentre.more')}</strong>
            <div>
              {entries.map(({ id, label, icon, to }) => (
                <Button key={id} as={LinkTo} to={to}>
                  {icon && <Icon name={icon} />}
                  <span>{t(label)}</span>
                </Button>
              ))}
            </div>
          </More>
        )}
        {slot('banner')}
      </Stack>
    </Frame>
  );
}
