import { imageUrl } from '@liveryjs/client/image-url';
import {
  Button,
  EmptyState,
  Failure,
  Icon,
  LinkTo,
  PageTitle,
  Picture,
  Skeleton,
  token,
  useMessages,
} from '@liveryjs/engine/kit';
import { usePromotions } from '@liveryjs/parts/use-promotions';
import type { LinkTarget } from '@liveryjs/schemas/brand';
import { styled } from 'styled-components';
import { About } from './About.tsx';
import type { Props } from './promotion-list.props.ts';
import { TakePart } from './TakePart.tsx';
import { Terms } from './Terms.tsx';
import { useOpen } from './use-open.ts';

const WIDTH = 1280;
const HEIGHT = 720;

const Article = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};
  max-inline-size: 56rem;

  > p {
    max-inline-size: ${token('size.reading')};
    margin: 0;
    color: ${token('color.text.secondary')};
    font: ${token('typography.subheading')};
    font-weight: ${token('font.weight.regular')};
  }
`;

const Face = styled.div`
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${token('radius.card')};

  > * {
    block-size: 100%;
  }

  @media (min-width: 64rem) {
    aspect-ratio: 21 / 9;
  }
`;

const All = styled(LinkTo)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: ${token('space.1')};
  min-block-size: ${token('size.control.md')};
  font: ${token('typography.label')};
  text-decoration: none;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
`;

interface PageProps extends Pick<Props, 'categories'> {
  /** The page of all promotions. */
  readonly to: LinkTarget;
}

/** The promotion that the address names, on a page of its own [2.07]. */
export function PromotionPage({ categories, to }: PageProps) {
  const t = useMessages();
  const { data, failure, retry } = usePromotions();
  const { open } = useOpen();
  const promotion = data?.find(({ id }) => String(id) === open);
  if (!data && failure) return <Failure messageKey={failure} onRetry={retry} />;
  if (!data) {
    return (
      <Article as="div" aria-busy>
        <Face>
          <Skeleton />
        </Face>
        <Skeleton />
        <Skeleton />
      </Article>
    );
  }
  if (!promotion) {
    const all = (
      <Button as={LinkTo} to={to} $tone="primary">
        {t('promotionList.all')}
      </Button>
    );
    return (
      <div role="status">
        <EmptyState picture="gift" action={all}>
          {t('promotionList.notFound')}
        </EmptyState>
      </div>
    );
  }
  return (
    <Article>
      <All to={to}>
        <Icon name="chevron-start" />
        {t('promotionList.all')}
      </All>
      <Face>
        <Picture src={imageUrl(promotion.image)} alt="" width={WIDTH} height={HEIGHT} urgent />
      </Face>
      <About promotion={promotion} categories={categories} />
      <PageTitle dir="auto">{promotion.title}</PageTitle>
      {promotion.summary && <p dir="auto">{promotion.summary}</p>}
      <TakePart promotion={promotion} />
      <Terms promotion={promotion} level={2} />
    </Article>
  );
}
