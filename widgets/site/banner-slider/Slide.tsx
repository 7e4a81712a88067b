import { Picture, token, useBrand, useRouteOf } from '@liveryjs/engine/kit';
import { bannerTarget } from '@liveryjs/platform/banners/banner-target';
import { imageUrl } from '@liveryjs/platform/image-url';
import type { Banner } from '@liveryjs/schemas/platform';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';

/** The platform's pictures are 21 wide by 9 high; the brand's ratio decides what shows of them. */
const WIDTH = 1260;
const HEIGHT = 540;

// The focus ring stands over the picture: the slide clips what is outside of it.
const face = css`
  position: relative;
  display: block;
  block-size: 100%;

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

const Inside = styled(Link)`
  ${face}
`;

const Outside = styled.a`
  ${face}
`;

interface Props {
  readonly banner: Banner;
  /** Fetch the picture at once, near or not. */
  readonly eager: boolean;
  /** Fetch it before others. */
  readonly urgent: boolean;
}

/** A banner: a link where the platform says where it leads and the portal has that page, otherwise a picture [2.20]. */
export function Slide({ banner, eager, urgent }: Props) {
  const target = bannerTarget(banner);
  const path = target && 'path' in target ? target.path : '/';
  const hasPage = useRouteOf(path.replace(/[?#].*/s, '')) !== undefined;
  const isLink = target !== undefined && hasPage;
  const { name: brandName } = useBrand();
  const picture = (
    <Picture
      src={imageUrl(banner.url)}
      alt={banner.title || (isLink ? brandName : '')}
      width={WIDTH}
      height={HEIGHT}
      eager={eager}
      urgent={urgent}
    />
  );
  if (!isLink) return picture;
  if ('path' in target) return <Inside to={target.path}>{picture}</Inside>;
  return (
    <Outside href={target.href} target="_blank" rel="noopener noreferrer">
      {picture}
    </Outside>
  );
}
