/** What the loader and the view read a person by; equal, so that the view finds what the loader has read. */
export const userInput = (personId: number) => ({ params: { personId: String(personId) } });
