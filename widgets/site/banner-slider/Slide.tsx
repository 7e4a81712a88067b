import { Button, Link, Picture, token, useBrand, useRouteOf } from '@liveryjs/engine/kit';
import { bannerTarget } from '@liveryjs/platform/banners/banner-target';
import { imageUrl } from '@liveryjs/platform/image-url';
import { portalSections } from '@liveryjs/platform/portal-sections';
import type { Banner } from '@liveryjs/schemas/platform';
import { styled } from 'styled-components';

/** The platform's pictures are 21 wide by 9 high; the brand's ratio decides what shows of them. */
const WIDTH = 1260;
const HEIGHT = 540;

// The focus ring stands over the picture: the slide clips what is outside of it.
const Face = styled.div`
  position: relative;
  display: block;
  block-size: 100%;
  container-type: inline-size;
  color: ${token('color.media.text')};
  text-decoration: none;

  /* What counts on a phone's picture is above its middle. */
  source + img {
    @media not all and (min-width: 640px) {
      object-position: top;
    }
  }

  &:focus-visible {
    outline: none;

    &::after {
      position: absolute;
      inset: 0;
      border: 3px solid ${token('color.border.focus')};
      border-radius: ${token('radius.card')};
      content: '';
    }
  }
`;

/**
 * Over the side of the picture where reading begins; in narrow windows over its lower part. The veil is whole wherever
 * there are words: they can be read on any picture.
 */
const Words = styled.div`
  position: absolute;
  inset: auto 0 0;
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${token('space.2')};
  padding: ${token('space.8')} ${token('space.4')} ${token('space.4')};
  background: linear-gradient(to top, ${token('color.media.veil')} calc(100% - ${token('space.8')}), transparent);

  @media (min-width: 640px) {
    inset-block-start: 0;
    justify-content: center;
    gap: ${token('space.3')};
    padding-block: ${token('space.4')};
    padding-inline: 5.5% 56%;
    background: linear-gradient(to right, ${token('color.media.veil')} 44%, transparent 64%);

    [dir='rtl'] & {
      background-image: linear-gradient(to left, ${token('color.media.veil')} 44%, transparent 64%);
    }
  }

  > p {
    display: -webkit-box;
    margin: 0;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`;

const Headline = styled.p`
  font-family: ${token('font.family.display')};
  font-size: clamp(1.375rem, 4.1cqi, 3.25rem);
  font-weight: ${token('font.weight.black')};
  line-height: 1.25;
  letter-spacing: ${token('font.letterSpacing.tight')};
  text-wrap: balance;
`;

const Sentence = styled.p`
  font-size: clamp(${token('font.size.md')}, 1.7cqi, 1.25rem);
  line-height: 1.4;

  [data-low] & {
    @media not all and (min-width: 75rem) {
      display: none;
    }
  }
`;

const Action = styled(Button)`
  margin-block-start: ${token('space.1')};
  background: ${token('gradient.accent')};
  color: ${token('color.action.onAccent')};
`;

interface Props {
  readonly banner: Banner;
  /** Fetch the picture at once, near or not. */
  readonly eager: boolean;
  /** Fetch it before others. */
  readonly urgent: boolean;
}

/**
 * A banner: a link where the platform says where it leads and the portal has that page, otherwise a picture [2.20]. What
 * it says lies over the picture, unless the manifest says that the platform's pictures carry their own text.
 */
export function Slide({ banner, eager, urgent }: Props) {
  const { url, phoneUrl, title, line, action } = banner;
  const target = bannerTarget(banner);
  const path = target && 'path' in target ? target.path : '/';
  const hasPage = useRouteOf(path.replace(/[?#].*/s, '')) !== undefined;
  const isLink = target !== undefined && hasPage;
  const brand = useBrand();
  const carriesText = portalSections(brand).platform.bannerText === 'picture';
  const hasWords = !carriesText && title;
  const content = (
    <>
      <Picture
        src={imageUrl(url)}
        narrow={carriesText ? undefined : imageUrl(phoneUrl)}
        alt={hasWords ? '' : title || (isLink ? brand.name : '')}
        name={hasWords ? '' : title}
        width={WIDTH}
        height={HEIGHT}
        eager={eager}
        urgent={urgent}
      />
      {hasWords && (
        <Words>
          <Headline dir="auto">{title}</Headline>
          {line && <Sentence dir="auto">{line}</Sentence>}
          {isLink && action && (
            <Action as="span" $tone="quiet">
              {action}
            </Action>
          )}
        </Words>
      )}
    </>
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
