interface FaqItem {
  readonly Question: string;
  readonly Answer: readonly { readonly Text: string }[];
}

/** Questions and answers in schema.org terms. */
export const faqData = (items: readonly FaqItem[]) => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ Question, Answer }) => ({
    '@type': 'Question',
    name: Question,
    acceptedAnswer: { '@type': 'Answer', text: Answer.map(({ Text }) => Text).join('') },
  })),
});
