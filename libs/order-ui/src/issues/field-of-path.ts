/** The form's field that a path of the API's or the contract's means: 'body.Address.Phone' is Phone. */
export const fieldOfPath = (path: string): string => path.slice(path.lastIndexOf('.') + 1);
