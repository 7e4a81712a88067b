import { type MouseEvent, useId } from 'react';
import { useLanguages, useMedia, useMessages } from '#engine/kit/index.ts';
import type { Banner } from '#schemas/generated/platform.ts';
import type { BannerGroup } from '#schemas/generated/portal.ts';
import { isInReach, placesOf } from './banner-slider.model.ts';
import { CarouselButtons, CarouselMarks } from './Controls.tsx';
import { Frame, Track } from './frame.ts';
import { Slide } from './Slide.tsx';
import { useKeen } from './use-keen.ts';
import { useRotation } from './use-rotation.ts';

interface Props {
  /** More than one, and never others: new ones are a new carousel. */
  readonly banners: readonly Banner[];
  readonly settings: BannerGroup['slider'];
}

/** Banners that follow each other in a ring, after the carousel pattern of the ARIA Authoring Practices Guide. */
export function Carousel({ banners, settings }: Props) {
  const t = useMessages();
  const trackId = useId();
  const { current: language } = useLanguages();
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const count = banners.length;
  const centred = settings.variant === 'centred';
  const places = placesOf(settings.variant, banners);
  const slides = useKeen({ centred, spacing: settings.spacing, still, language: language.code });
  const { rotating, wanted, toggle, holds } = useRotation({
    slides,
    count,
    pause: settings.autoplayMs,
    still,
  });

  // Only what shows of a neighbour lets a click through to the track.
  const turnTo = ({ target, currentTarget, clientX }: MouseEvent<HTMLDivElement>) => {
    if (target !== currentTarget) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    const rtl = getComputedStyle(currentTarget).direction === 'rtl';
    slides.step(clientX > left + width / 2 === rtl ? -1 : 1);
  };

  return (
    <Frame
      $centred={centred}
      aria-roledescription={t('bannerSlider.carousel')}
      aria-label={t('bannerSlider.label')}
      {...holds}
    >
      <CarouselButtons
        playing={still ? undefined : wanted}
        onToggle={toggle}
        onStep={slides.step}
        controls={trackId}
      />
      {settings.pagination && (
        <CarouselMarks
          count={count}
          current={places[slides.current]?.index ?? 0}
          onChoose={slides.goTo}
          controls={trackId}
        />
      )}
      <Track
        ref={slides.track}
        id={trackId}
        aria-live={rotating ? 'off' : 'polite'}
        {...(centred && { 'data-centred': '' })}
        onClick={turnTo}
      >
        {places.map(({ banner, index }, place) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group, not a fieldset
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a banner may stand in two places
            key={place}
            role="group"
            aria-roledescription={t('bannerSlider.slide')}
            aria-label={t('bannerSlider.slideOf', { number: index + 1, count })}
            inert={place !== slides.current}
          >
            <Slide
              banner={banner}
              eager={isInReach(place, slides.current, places.length)}
              urgent={place === 0}
            />
          </div>
        ))}
      </Track>
    </Frame>
  );
}
