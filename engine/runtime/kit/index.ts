/** The widgets' one door to the engine. */

export { languageLabel } from '#engine/i18n/language-label.ts';
export type { WidgetProps } from '#engine/registry/widget.ts';
export { useActionContext } from '#engine/render/action-context.ts';
export { canShare, copyText, share } from '#engine/render/browser/clipboard.ts';
export {
  canFillScreen,
  fillsScreen,
  turnFullScreen,
  watchFullScreen,
} from '#engine/render/browser/full-screen.ts';
export { matchesMedia } from '#engine/render/browser/media.ts';
export { Button } from '#engine/render/button.tsx';
export { Dialog, type DialogProps } from '#engine/render/dialog.tsx';
export { Failure } from '#engine/render/failure.tsx';
export { Icon } from '#engine/render/icon.tsx';
export { inTurn } from '#engine/render/in-turn.ts';
export { Link } from '#engine/render/link.tsx';
export { linkPath } from '#engine/render/link-path.ts';
export { LinkTo } from '#engine/render/link-to.tsx';
export { menuRow } from '#engine/render/menu-row.ts';
export { useNotify } from '#engine/render/notices.tsx';
export { marked, ornament } from '#engine/render/ornament.ts';
export { PageActions } from '#engine/render/page-actions.tsx';
export { PageTitle } from '#engine/render/page-title.ts';
export { SideMenuToggle, useShowsSideMenu } from '#engine/render/region-toggle.tsx';
export { breathing, FAR, Skeleton } from '#engine/render/skeleton.tsx';
export { token } from '#engine/render/token.ts';
export { useActivate } from '#engine/render/use-activate.ts';
export { useFacts, useFeature, useHolds } from '#engine/render/use-condition.ts';
export { useIntl, useLanguages, useMessages } from '#engine/render/use-language.ts';
export { type MenuEntry, useMenu } from '#engine/render/use-menu.ts';
export { useModes } from '#engine/render/use-mode.ts';
export { useRoute, useRouteOf } from '#engine/render/use-route.ts';
export { VisuallyHidden } from '#engine/render/visually-hidden.ts';
export { Balls } from './balls.tsx';
export { CaptchaField } from './captcha-field.tsx';
export { Card } from './card.ts';
export { Carousel, CarouselStage } from './carousel/carousel.tsx';
export { Chart } from './chart/chart.tsx';
export type { ChartSeries } from './chart/plan-chart.ts';
export { Chips } from './chips.tsx';
export { ChoiceFilter } from './choice-filter.tsx';
export { type Choice, Choices } from './choices.tsx';
export { CopyButton } from './copy-button.tsx';
export { Empty, EmptyState, SheetPicture } from './empty-state.tsx';
export { Field, FieldBox } from './field.tsx';
export { Fold } from './fold.tsx';
export { Checkbox } from './form/checkbox.tsx';
export { CodeField } from './form/code-field.tsx';
export { Combobox } from './form/combobox.tsx';
export type { FieldKind, FieldSpec } from './form/field-spec.ts';
export type { ComboboxOption } from './form/filter-options.ts';
export { Form } from './form/form.tsx';
export { FormField } from './form/form-field.tsx';
export { FormRefusal } from './form/form-refusal.tsx';
export { OrDivider } from './form/or-divider.ts';
export { PauseButton } from './form/pause-button.tsx';
export { PictureField } from './form/picture-field.tsx';
export type { PictureRules } from './form/picture-rules.ts';
export { readFields } from './form/read-fields.ts';
export { SentCodeField } from './form/sent-code-field.tsx';
export { FormButton, SubmitButton } from './form/submit-button.tsx';
export { type TabItem, Tabs } from './form/tabs.tsx';
export { TextArea } from './form/text-area.tsx';
export { useCountdown } from './form/use-countdown.ts';
export { type DecimalReader, type DecimalRules, useDecimal } from './form/use-decimal.ts';
export {
  type FieldErrors,
  type FormPlan,
  type FormRefused,
  type FormState,
  useForm,
} from './form/use-form.ts';
export { MessagePage } from './message-page.tsx';
export { Badge } from './page/badge.ts';
export { type Figure, type FigureChange, Figures, signOf } from './page/figures.tsx';
export { FormPage } from './page/form-page.tsx';
export { Progress } from './page/progress.ts';
export { Placeholders, ResourceContent } from './page/resource-content.tsx';
export { cardColumns, Tile, Tiles } from './page/tiles.ts';
export { PagedList } from './paged-list.tsx';
export { NextPage, Pager } from './pager.tsx';
export { part } from './part.tsx';
export { PasswordField } from './password-field.tsx';
export { Picker } from './picker.tsx';
export { Picture } from './picture.tsx';
export { QrCode } from './qr/qr-code.tsx';
export type { Column } from './records/data-table.tsx';
export { DataTable } from './records/data-table.tsx';
export { boundsBefore, boundsOf } from './records/period.ts';
export { PeriodFilter } from './records/period-filter.tsx';
export type { RecordPage } from './records/read-all-pages.ts';
export { type RecordColumn, Records } from './records/records.tsx';
export { TextFilter } from './records/text-filter.tsx';
export { type RecordAddress, useRecordAddress } from './records/use-record-address.ts';
export { type RecordCut, useRecordPages } from './records/use-record-pages.ts';
export { RichText } from './rich-text.tsx';
export { SafeHtml } from './safe-html.tsx';
export { Select } from './select.tsx';
export { Strip } from './strip.tsx';
export { SubmissionStatus } from './submission-status.tsx';
export { SuccessMessage } from './success-message.tsx';
export { Tip } from './tip.tsx';
export { SectionTitle, useRepeatsTitle } from './titles.tsx';
export { useAddress } from './use-address.ts';
export { useAsset, useBrand } from './use-brand.ts';
export { type CaptchaState, useCaptcha } from './use-captcha.ts';
export { useClock } from './use-clock.ts';
export { useFollow } from './use-follow.ts';
export { useHash } from './use-hash.ts';
export { useHydrated } from './use-hydrated.ts';
export { useMedia } from './use-media.ts';
export { type PortalPage, usePages } from './use-pages.ts';
export { useReload } from './use-reload.ts';
export { type Resource, useResource } from './use-resource.ts';
export { type FlowReview, useReview } from './use-review.ts';
export { useSeen } from './use-seen.ts';
