import {
  Carousel,
  CarouselStage,
  Failure,
  Skeleton,
  token,
  useBrand,
  useHolds,
  useLanguages,
  useMessages,
  useRoute,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { bannerGroupOf } from '@liveryjs/platform/banners/banner-group-of';
import { portalSections } from '@liveryjs/platform/portal-sections';
import { getBanners } from '@liveryjs/schemas/calls/site';
import type { BannerGroup, PortalSections } from '@liveryjs/schemas/portal';
import { styled } from 'styled-components';
import type { Props } from './banner-slider.props.ts';
import { Slide } from './Slide.tsx';

/** The banners of a group, or of the route's own [2.19]. */
export default function BannerSlider({ props }: WidgetProps<Props>) {
  const route = useRoute();
  const sections = portalSections(useBrand());
  const path = typeof route === 'object' ? route.path : undefined;
  const holds = useHolds();
  const group = props.group
    ? sections.banners.find(({ id, when }) => id === props.group && holds(when) !== false)
    : bannerGroupOf(sections, path, holds);
  return group ? <Group group={group} sections={sections} pending={!holds(group.when)} /> : null;
}

/** As high as the brand's banners, whether they are here or not. */
const Ratio = styled.div`
  /* A low banner is two thirds as high. */
  --share: 1;
  --ratio: calc(${token('ratio.bannerNarrow')} * var(--share));

  &[data-low] {
    --share: 1.5;
  }

  > * {
    --track-ratio: calc(var(--ratio) * var(--per-view));
  }

  @media (min-width: 640px) {
    --ratio: calc(min(${token('ratio.banner')}, 2.4) * var(--share));
  }

  @media (min-width: 75rem) {
    --ratio: calc(${token('ratio.banner')} * var(--share));
  }

  &[data-listed] {
    @media (min-width: 640px) {
      --ratio: 21 / 9;
    }
  }

  /* What carries its own text is shown whole. */
  &[data-whole] {
    --ratio: 21 / 9;
  }
`;

const Placeholder = styled(Skeleton)`
  block-size: 100%;
  min-block-size: 0;
  background-position: center;
  background-size: cover;

  @media not all and (min-width: 640px) {
    background-position: top;
  }

  /* The first picture is drawn on it. */
  &[style] {
    animation: none;
  }
`;

interface GroupProps {
  readonly group: BannerGroup;
  readonly sections: PortalSections;
  /** Whether it is not known yet that the group is the one that shows: its place is kept. */
  readonly pending: boolean;
}

function Group({ group, sections, pending }: GroupProps) {
  const t = useMessages();
  const { current: language } = useLanguages();
  const { tenant, platform } = sections;
  const params = { groupName: group.id, language: language.code, merchant: tenant.merchantCode };
  const { data, failure, retry } = useCall(getBanners, pending ? null : params, { keep: true });
  const { variant: look, height, spacing, pagination, autoplayMs } = group.slider;
  const variant = look === 'centred' ? look : 'plain';
  const canList = !data || (data.length > 1 && data.every(({ title }) => title));
  const listed = look === 'listed' && canList;
  if (data?.length === 0) return null;
  if (!data && failure) return <Failure messageKey={failure} onRetry={retry} />;
  return (
    <Ratio
      {...(height === 'low' && { 'data-low': '' })}
      {...(listed && { 'data-listed': '' })}
      {...(platform.bannerText === 'picture' && { 'data-whole': '' })}
    >
      {data ? (
        <Carousel
          items={data}
          keyOf={({ bannerId, url }) => bannerId ?? url}
          words={(word, values) => t(`bannerSlider.${word}`, values)}
          variant={variant}
          spacing={spacing}
          pause={autoplayMs}
          marks={pagination}
          titleOf={listed ? ({ title = '' }) => title : undefined}
        >
          {(banner, { near, first }) => <Slide banner={banner} eager={near} urgent={first} />}
        </Carousel>
      ) : (
        <CarouselStage variant={variant} listed={listed} busy>
          <Placeholder data-first-picture="" />
        </CarouselStage>
      )}
    </Ratio>
  );
}
