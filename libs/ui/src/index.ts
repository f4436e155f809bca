export { LinkProvider } from './context/link-provider';
export type { LinkComponent, LinkProps } from './context/link-context';
export { classNames } from './class-names';
export { useIsHydrated } from './context/use-is-hydrated';

export { Breadcrumb, type Crumb } from './actions/breadcrumb';
export { Button, type ButtonProps } from './actions/button';
export type { ButtonLook } from './actions/button-look';
export { LinkButton } from './actions/link-button';
export { PageLinks, type PageLinksProps } from './actions/page-links';
export { PlainLink } from './actions/plain-link';
export { TextLink } from './actions/text-link';

export { TextField, type TextFieldProps } from './fields/text-field';
export { PasswordField, type PasswordFieldProps } from './fields/password-field';
export { SuggestField, type SuggestFieldProps, type Suggestion } from './fields/suggest-field';
export { NumberField, type NumberFieldProps } from './fields/number-field';
export { SelectField, type SelectFieldProps, type SelectOption } from './fields/select-field';
export { TextArea, type TextAreaProps } from './fields/text-area';
export { Checkbox, type CheckboxProps } from './fields/checkbox';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './fields/radio-group';
export { Fieldset } from './fields/fieldset';
export { FieldRow } from './fields/field-row';
export { ErrorSummary, type FieldError } from './fields/error-summary';
export { useSettled } from './fields/use-settled';
export { groupDigits } from './fields/group-digits';

export { Card, type CardProps } from './surfaces/card';
export { CardHeader, type CardHeaderProps } from './surfaces/card-header';

export { Notice, type NoticeProps, type NoticeTone } from './feedback/notice';
export { Skeleton, type SkeletonProps } from './feedback/skeleton';
export { Spinner } from './feedback/spinner';
export { Progress } from './feedback/progress';
export { EmptyState, type EmptyStateProps } from './feedback/empty-state';
export { FailedState, type FailedStateProps } from './feedback/failed-state';
export { ToastProvider } from './feedback/toast-provider';
export { ToastRegion } from './feedback/toast-region';
export { useToast } from './feedback/use-toast';
export type { ToastInput } from './feedback/toast-context';

export { Dialog, type DialogProps } from './overlays/dialog';
export { Popover, type PopoverProps } from './overlays/popover';
export { Disclosure, type DisclosureProps } from './overlays/disclosure';

export { FigureTable, type FigureColumn, type FigureRow, type FigureTableProps } from './figures/figure-table';
export { PriceFigure, type PriceFigureProps } from './figures/price-figure';
export { TrendChip } from './figures/trend-chip';
export { KeyValueList, type KeyValue, type KeyValueListProps } from './figures/key-value-list';
export { PriceAreaChart, type PriceAreaChartProps } from './figures/price-area-chart';
export type { ChartPoint } from './figures/area-path';
export { BarChart, type Bar, type BarChartProps } from './figures/bar-chart';
export { Sparkline } from './figures/sparkline';

export { Icon, type IconProps } from './marks/icon';
export type { IconName } from './marks/icon-paths';
export { Logo } from './marks/logo';
export { Chip, type ChipTone } from './marks/chip';
export { ChoiceChips, type ChoiceChip, type ChoiceChipsProps } from './marks/choice-chips';
export { Badge } from './marks/badge';
export { HazardSign, type HazardSignProps } from './marks/hazard-sign';
export { isHazardCode, type HazardCode } from './marks/hazard-drawings';
export { Marker, type MarkerKind } from './marks/marker';
export { Monogram } from './marks/monogram';
export { Stars } from './marks/stars';
export { Stepper, type Step } from './marks/stepper';

export { ProductPicture, type ProductPictureProps } from './illustrations/product-picture';
export { Scene, type SceneName } from './illustrations/scene';
