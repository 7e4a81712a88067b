/** The widgets' one door to the engine. */

export { languageLabel } from '#engine/i18n/language-label.ts';
export type { WidgetProps } from '#engine/registry/widget.ts';
export { useActionContext } from '#engine/render/action-context.ts';
export { Button } from '#engine/render/button.tsx';
export { Failure } from '#engine/render/failure.tsx';
export { Icon } from '#engine/render/icon.tsx';
export { LinkTo } from '#engine/render/link-to.tsx';
export { useNotify } from '#engine/render/notices.tsx';
export { SideMenuToggle } from '#engine/render/region-toggle.tsx';
export { Skeleton } from '#engine/render/skeleton.tsx';
export { token } from '#engine/render/token.ts';
export { useActivate } from '#engine/render/use-activate.ts';
export { useFacts, useFeature, useHolds } from '#engine/render/use-condition.ts';
export { useIntl, useLanguages, useMessages } from '#engine/render/use-language.ts';
export { useModes } from '#engine/render/use-mode.ts';
export { useRoute } from '#engine/render/use-route.ts';
export { VisuallyHidden } from '#engine/render/visually-hidden.ts';
export { MessagePage } from './message-page.tsx';
export { Pager } from './pager.tsx';
export { Picker } from './picker.tsx';
export { Picture } from './picture.tsx';
export { Strip } from './strip.tsx';
export { useAddress } from './use-address.ts';
export { useAsset, useBrand } from './use-brand.ts';
export { useHydrated } from './use-hydrated.ts';
export { useMedia } from './use-media.ts';
export { type Resource, useResource } from './use-resource.ts';
