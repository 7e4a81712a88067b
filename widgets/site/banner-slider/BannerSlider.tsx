import {
  type BannerSlot,
  bannerGroupsOf,
  isKnown,
  mixBanners,
  platformGroup,
} from '@liveryjs/client/banners/page-banners';
import { portalSections } from '@liveryjs/client/portal-sections';
import {
  Carousel,
  CarouselStage,
  Failure,
  Skeleton,
  token,
  useBrand,
  useHolds,
  useHydrated,
  useLanguages,
  useMessages,
  useRoute,
  type WidgetProps,
} from '@liveryjs/engine/kit';
import { useCall } from '@liveryjs/parts/use-call';
import { getBanners } from '@liveryjs/schemas/calls/site';
import type { BannerGroup, PortalSections } from '@liveryjs/schemas/portal';
import { styled } from 'styled-components';
import type { Props } from './banner-slider.props.ts';
import { OwnSlide } from './OwnSlide.tsx';
import { PlatformSlide } from './PlatformSlide.tsx';
import type { Asked } from './Slide.tsx';

/** The banners of a group, or of the route's own [2.19], those of the manifest among those of the platform. */
export default function BannerSlider({ props }: WidgetProps<Props>) {
  const route = useRoute();
  const sections = portalSections(useBrand());
  const path = typeof route === 'object' ? route.path : undefined;
  const holds = useHolds();
  const groups = props.group
    ? sections.banners.filter(({ id, when }) => id === props.group && holds(when) !== false)
    : bannerGroupsOf(sections, path, holds);
  const [main] = groups;
  const leading = platformGroup(groups) ?? main;
  return leading ? <Groups groups={groups} leading={leading} sections={sections} /> : null;
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

  /* A banner that carries its own text is shown whole. */
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

  [data-low] & {
    background-position: center;
  }
`;

interface GroupsProps {
  readonly groups: readonly BannerGroup[];
  /** The one whose slider all of them stand in. */
  readonly leading: BannerGroup;
  readonly sections: PortalSections;
}

function Groups({ groups, leading, sections }: GroupsProps) {
  const t = useMessages();
  const holds = useHolds();
  const hydrated = useHydrated();
  const { current: language } = useLanguages();
  const { tenant, platform } = sections;
  const group = platformGroup(groups);
  const params = group &&
    holds(group.when) && { groupName: group.id, language: language.code, merchant: tenant.merchantCode };
  const { data, failure, retry } = useCall(getBanners, params || null, { keep: true });
  const slots = mixBanners(groups, holds, data ?? (failure ? [] : undefined));
  const [first] = slots;
  const banners = slots.filter(isKnown);
  if (!data && failure && banners.length === 0) return <Failure messageKey={failure} onRetry={retry} />;
  if (first === undefined) return null;
  const isAnswered = !group || data !== undefined || failure !== undefined;
  // The controls of the slides have no place in a prerendered page.
  const isWhole = isAnswered && banners.length > 0 && (hydrated || slots.length === 1);
  const { variant: look, height, spacing, pagination, autoplayMs } = leading.slider;
  const variant = look === 'centred' ? look : 'plain';
  // A banner that carries its own text is shown whole.
  const carriesText = platform.bannerText === 'picture' && group !== undefined;
  const flat = height === 'low' && !carriesText;
  const titles = banners.map((slot) => titleOf(slot, t));
  const listed = look === 'listed' && (!isWhole || (titles.length > 1 && titles.every(Boolean)));
  return (
    <Ratio
      {...(height === 'low' && { 'data-low': '' })}
      {...(listed && { 'data-listed': '' })}
      {...(carriesText && { 'data-whole': '' })}
    >
      {isWhole ? (
        <Carousel
          flat={flat}
          items={banners}
          keyOf={keyOf}
          words={(wordKey, values) => t(`bannerSlider.${wordKey}`, values)}
          variant={variant}
          spacing={spacing}
          pause={autoplayMs}
          marks={pagination}
          titleOf={listed ? (slot) => titleOf(slot, t) : undefined}
        >
          {(slot, { near, first }) => <SlotSlide slot={slot} flat={flat} eager={near} urgent={first} />}
        </Carousel>
      ) : (
        <CarouselStage
          flat={flat}
          variant={variant}
          listed={listed}
          single={isAnswered && slots.length === 1}
          busy={!isKnown(first)}
        >
          {isKnown(first) ? (
            <SlotSlide slot={first} flat={flat} eager urgent />
          ) : (
            // The early answer's picture is drawn where the platform's first one will be.
            <Placeholder {...(!('own' in first) && { 'data-first-picture': '' })} />
          )}
        </CarouselStage>
      )}
    </Ratio>
  );
}

function titleOf(slot: BannerSlot, t: (key: string) => string): string {
  return 'own' in slot ? t(slot.own.title) : (slot.banner?.title ?? '');
}

function keyOf(slot: BannerSlot): string {
  if ('own' in slot) return `${slot.group}/${slot.own.id}`;
  return String(slot.banner?.bannerId ?? slot.banner?.url);
}

function SlotSlide({ slot, ...loadOptions }: { slot: BannerSlot } & Asked) {
  if ('own' in slot) return <OwnSlide slot={slot} {...loadOptions} />;
  return slot.banner ? <PlatformSlide banner={slot.banner} {...loadOptions} /> : null;
}
