/** A phone number as a link takes it: 'tel:+493023125100'. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
