import {
  Carousel,
  CarouselStage,
  Failure,
  SectionTitle,
  useMessages,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { usePromotions } from '@liveryjs/parts/use-promotions';
import { styled } from 'styled-components';
import { Card, SkeletonCard } from './Card.tsx';
import type { Props } from './promotion-slider.props.ts';

/** Laid out by its own width. */
const Frame = styled.div`
  container-type: inline-size;
`;

/** The promotions of a category, one after the other [2.38]. */
export default function PromotionSlider({ props }: WidgetProps<Props>) {
  const { category, title, cards, autoplayMs, to } = props;
  const t = useMessages();
  const { data, failure, retry } = usePromotions(category);
  if (data?.length === 0) return null;
  const label = t(title ?? 'promotionSlider.label');
  const head = <SectionTitle shown={title !== undefined}>{label}</SectionTitle>;
  return (
    <Frame>
      {data ? (
        <Carousel
          items={data}
          keyOf={({ id }) => id}
          words={(wordKey, values) => (wordKey === 'label' ? label : t(`promotionSlider.${wordKey}`, values))}
          pause={autoplayMs}
          spacing={16}
          marks
          head={head}
        >
          {(promotion, { near }) => <Card promotion={promotion} shape={cards} to={to} eager={near} />}
        </Carousel>
      ) : (
        <CarouselStage head={head} busy={!failure}>
          {failure ? <Failure messageKey={failure} onRetry={retry} /> : <SkeletonCard shape={cards} />}
        </CarouselStage>
      )}
    </Frame>
  );
}
