/** A wrong field by its path in the request, and a code that slices turn into words. */
export interface FieldError {
  readonly path: string;
  readonly code: string;
}
