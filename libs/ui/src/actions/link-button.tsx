import type { LinkProps } from '../context/link-context';
import { buttonClass, type ButtonVariant } from './button-variant';
import { PlainLink } from './plain-link';

/** A link that looks like a button: for steps that lead to another page. */
export function LinkButton({ variant, size, wide, className, ...rest }: LinkProps & ButtonVariant) {
  const appearance = { ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) };
  return <PlainLink {...rest} className={buttonClass(appearance, className)} />;
}
