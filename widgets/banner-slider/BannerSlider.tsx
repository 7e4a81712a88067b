import { styled } from 'styled-components';
import {
  Failure,
  Skeleton,
  useBrand,
  useLanguages,
  useResource,
  useRoute,
  type WidgetProps,
} from '#engine/kit/index.ts';
import { bannerGroupOf } from '#platform/banners/banner-group-of.ts';
import { bannersKey, getBanners } from '#platform/banners/get-banners.ts';
import { portalSections } from '#platform/portal-sections.ts';
import type { BannerGroup } from '#schemas/generated/portal.ts';
import type { Props } from './banner-slider.props.ts';
import { Carousel } from './Carousel.tsx';
import { Frame, Track } from './frame.ts';
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

const Placeholder = styled(Skeleton)`
  min-block-size: 0;
`;

function Group({ group, merchant }: { group: BannerGroup; merchant: string }) {
  const { current: language } = useLanguages();
  const params = { groupName: group.id, language: language.code, merchant };
  const { data, failure, retry } = useResource(bannersKey(params), (signal) => getBanners(params, signal), {
    keep: true,
  });
  const { slider } = group;
  const [only] = data ?? [];
  if (data && data.length > 1) {
    return <Carousel key={data.map(({ bannerId }) => bannerId).join()} banners={data} settings={slider} />;
  }
  if (data && !only) return null;
  if (!data && failure) return <Failure messageKey={failure} onRetry={retry} />;
  return (
    <Frame as="div" $centred={slider.variant === 'centred'}>
      <Track {...(!only && { 'aria-busy': true })}>
        {only ? (
          <div>
            <Slide banner={only} eager urgent />
          </div>
        ) : (
          <Placeholder />
        )}
      </Track>
    </Frame>
  );
}
