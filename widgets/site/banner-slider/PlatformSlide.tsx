import { bannerTarget } from '@liveryjs/client/banners/banner-target';
import { imageUrl } from '@liveryjs/client/image-url';
import { portalSections } from '@liveryjs/client/portal-sections';
import { Link, useBrand, useRouteOf } from '@liveryjs/engine/kit';
import type { Banner } from '@liveryjs/schemas/platform';
import { type Asked, Face, SlideContent } from './Slide.tsx';

/**
 * A banner of the platform: a link where the platform says where it leads and the portal has that page, otherwise a
 * picture [2.20]. What it says lies over the picture, unless the manifest says that the platform's pictures carry their
 * own text.
 */
export function PlatformSlide({ banner, ...loadOptions }: { banner: Banner } & Asked) {
  const { url, phoneUrl, title, line, action } = banner;
  const target = bannerTarget(banner);
  const path = target && 'path' in target ? target.path : '/';
  const hasPage = useRouteOf(path.replace(/[?#].*/s, '')) !== undefined;
  const isLink = target !== undefined && hasPage;
  const brand = useBrand();
  const carriesText = portalSections(brand).platform.bannerText === 'picture';
  const words =
    carriesText || !title ? undefined : { title, text: line, button: isLink ? action : undefined };
  const content = (
    <SlideContent
      wide={imageUrl(url)}
      narrow={carriesText || loadOptions.flat ? undefined : imageUrl(phoneUrl)}
      alt={title || (isLink ? brand.name : '')}
      isMirrored={false}
      words={words}
      {...loadOptions}
    />
  );
  if (!isLink) return <Face>{content}</Face>;
  if ('path' in target)
    return (
      <Face as={Link} to={target.path}>
        {content}
      </Face>
    );
  return (
    <Face as="a" href={target.href} target="_blank" rel="noopener noreferrer">
      {content}
    </Face>
  );
}
