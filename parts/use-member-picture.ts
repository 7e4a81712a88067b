import { imageUrl } from '@liveryjs/client/image-url';
import { getMemberIcon, getPlayerAvatar } from '@liveryjs/schemas/calls/member';
import type { MemberPicture } from '@liveryjs/schemas/platform';
import { useCall } from './use-call.ts';

/**
 * The address of the picture of the account that is signed in [2.23]. Widgets call this where the picture shows, so
 * that a visitor's page makes neither call.
 *
 * The specification names two calls for one picture. The member icon is the source: it lies beside member info, so it
 * answers where member info does. The avatar lies behind the relay to a further system: it is asked for only where the
 * member icon has failed or names no picture. Thus an account with a picture costs one call.
 *
 * @returns undefined while the answer is on its way, and where there is no picture: the brand's own shows
 */
export function useMemberPicture(): string | undefined {
  const icon = useCall(getMemberIcon);
  const source = addressOf(icon.data);
  const isKnown = icon.data !== undefined || icon.failure !== undefined;
  const avatar = useCall(getPlayerAvatar, isKnown && source === undefined ? undefined : null);
  return source ?? addressOf(avatar.data);
}

function addressOf(picture: MemberPicture | undefined): string | undefined {
  const address = typeof picture === 'string' ? picture : picture?.url;
  return address === undefined ? undefined : imageUrl(address);
}
