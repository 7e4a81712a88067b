import {
  Carousel,
  CarouselStage,
  Failure,
  Skeleton,
  token,
  useBrand,
  useLanguages,
  useMessages,
  useRoute,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { bannerGroupOf } from '@liveryjs/platform/banners/banner-group-of';
import { portalSections } from '@liveryjs/platform/portal-sections';
import { getBanners } from '@liveryjs/schemas/calls/site';
import type { BannerGroup } from '@liveryjs/schemas/portal';
import { styled } from 'styled-components';
import type { Props } from './banner-slider.props.ts';
import { Slide } from './Slide.tsx';

/** The banners of a group, or of the route's own [2.19]. */
export default function BannerSlider({ props }: WidgetProps<Props>) {
  const route = useRoute();
  const sections = portalSections(useBrand());
  const path = typeof route === 'object' ? route.path : undefined;
  const group = props.group
    ? sections.banners.find(({ id }) => id === props.group)
    : bannerGroupOf(sections, path);
  return group ? <Group group={group} merchant={sections.tenant.merchantCode} /> : null;
}

/** As high as the brand's banners, whether they are here or not. */
const Ratio = styled.div<{ $listed: boolean }>`
  /* A narrow window shows whole pictures, 21 wide by 9 high: they are low enough there. */
  --ratio: min(${token('ratio.banner')}, 21 / 9);

  > * {
    --track-ratio: calc(var(--ratio) * var(--per-view));
  }

  @media (min-width: 640px) {
    --ratio: ${({ $listed }) => ($listed ? '21 / 9' : token('ratio.banner'))};
  }
`;

const Placeholder = styled(Skeleton)`
  block-size: 100%;
  min-block-size: 0;
  background-position: center;
  background-size: cover;

  /* The first picture is drawn on it. */
  &[style] {
    animation: none;
  }
`;

function Group({ group, merchant }: { group: BannerGroup; merchant: string }) {
  const t = useMessages();
  const { current: language } = useLanguages();
  const params = { groupName: group.id, language: language.code, merchant };
  const { data, failure, retry } = useCall(getBanners, params, { keep: true });
  const { variant: look, spacing, pagination, autoplayMs } = group.slider;
  const variant = look === 'centred' ? look : 'plain';
  const canList = !data || (data.length > 1 && data.every(({ title }) => title));
  const listed = look === 'listed' && canList;
  if (data?.length === 0) return null;
  if (!data && failure) return <Failure messageKey={failure} onRetry={retry} />;
  return (
    <Ratio $listed={listed}>
      {data ? (
        <Carousel
          items={data}
          keyOf={({ bannerId }) => bannerId}
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
