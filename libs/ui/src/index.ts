export { LinkProvider } from './context/link-provider';
export type { LinkProps } from './context/link-context';
export { classNames } from './class-names';
export { useDocumentMark } from './context/use-document-mark';
export { useIsHydrated } from './context/use-is-hydrated';

export { Breadcrumb, type Crumb } from './actions/breadcrumb';
export { Button } from './actions/button';
export { LinkButton } from './actions/link-button';
export { PageLinks } from './actions/page-links';
export { PlainLink } from './actions/plain-link';
export { TextLink } from './actions/text-link';

export { TextField } from './fields/text-field';
export { PasswordField } from './fields/password-field';
export { ListboxOption } from './fields/listbox-option';
export { SuggestField } from './fields/suggest-field';
export { NumberField } from './fields/number-field';
export { SelectField, type SelectOption } from './fields/select-field';
export { TextArea } from './fields/text-area';
export { Checkbox } from './fields/checkbox';
export { RadioGroup } from './fields/radio-group';
export { Fieldset } from './fields/fieldset';
export { FieldRow } from './fields/field-row';
export { ErrorSummary, type FieldError } from './fields/error-summary';
export { isTyping } from './fields/is-typing';
export { useActiveOption } from './fields/use-active-option';
export { useSettled } from './fields/use-settled';
export { Card } from './surfaces/card';
export { CardHeader } from './surfaces/card-header';

export { Notice } from './feedback/notice';
export { Skeleton } from './feedback/skeleton';
export { Spinner } from './feedback/spinner';
export { Progress } from './feedback/progress';
export { EmptyState } from './feedback/empty-state';
export { FailedState } from './feedback/failed-state';
export { ToastProvider } from './feedback/toast-provider';
export { ToastRegion } from './feedback/toast-region';
export { useToast } from './feedback/use-toast';
export type { ToastInput } from './feedback/toast-context';

export { Dialog } from './overlays/dialog';
export { Popover } from './overlays/popover';
export { Disclosure } from './overlays/disclosure';

export { MetricTable, type MetricColumn } from './metrics/metric-table';
export { PriceFigure } from './metrics/price-metric';
export { TrendChip } from './metrics/trend-chip';
export { KeyValueList, type KeyValue } from './metrics/key-value-list';
export { PriceAreaChart } from './metrics/price-area-chart';
export { BarChart } from './metrics/bar-chart';
export { Sparkline } from './metrics/sparkline';

export { Icon } from './marks/icon';
export { Logo } from './marks/logo';
export { Chip, type ChipTone } from './marks/chip';
export { ChoiceChips } from './marks/choice-chips';
export { Badge } from './marks/badge';
export { HazardSign } from './marks/hazard-sign';
export { isHazardCode } from './marks/hazard-drawings';
export { Marker } from './marks/marker';
export { Monogram } from './marks/monogram';
export { Stars } from './marks/stars';
export { Stepper, type Step } from './marks/stepper';

export { ProductPicture } from './illustrations/product-picture';
export { Scene, type SceneName } from './illustrations/scene';
