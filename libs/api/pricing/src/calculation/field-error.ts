/** An invalid field by its path in the request, and a code that slices turn into a message. */
export interface FieldError {
  readonly path: string;
  readonly code: string;
}
