import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';
import { isPicturePath } from './advert-file-paths';
import { landingLink } from './landing-link';

/** Longer markup is cut off before anything else. */
export const MOST_HTML_CHARACTERS = 20_000;

/** Text, lists, links and pictures. No headings: an advert adds nothing to the page's outline. */
const TAGS = [
  'div',
  'p',
  'span',
  'strong',
  'b',
  'em',
  'i',
  'small',
  'br',
  'hr',
  'ul',
  'ol',
  'li',
  'a',
  'img',
  'figure',
];
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const CLASSES = /^[\w -]{1,200}$/;
const PIXELS = /^\d{1,4}$/;
const DEEPEST_NESTING = 20;

const onlyClasses = ({ class: classes = '' }: Attributes): Attributes =>
  CLASSES.test(classes) ? { class: classes } : {};

function link(landingUrl: string) {
  return (tagName: string, attribs: Attributes): Tag => {
    const { href, isOutside } = landingLink(attribs['href'] ?? '', landingUrl);
    const outside = isOutside ? { target: '_blank', rel: 'sponsored nofollow noopener noreferrer' } : {};
    return { tagName, attribs: { ...onlyClasses(attribs), href, ...outside } };
  };
}

function picture(tagName: string, attribs: Attributes): Tag {
  const { src = '', alt = '', width = '', height = '' } = attribs;
  const size = PIXELS.test(width) && PIXELS.test(height) ? { width, height } : {};
  return { tagName, attribs: { ...onlyClasses(attribs), src, alt: alt.slice(0, 300), ...size, decoding: 'async' } };
}

/** Runs last, on every element: links and pictures already have their attributes. */
const plain = (tagName: string, attribs: Attributes): Tag =>
  tagName === 'a' || tagName === 'img' ? { tagName, attribs } : { tagName, attribs: onlyClasses(attribs) };

const optionsFor = (landingUrl: string): IOptions => ({
  allowedTags: TAGS,
  allowedAttributes: {
    '*': ['class'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'decoding'],
  },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  nestingLimit: DEEPEST_NESTING,
  transformTags: {
    '*': plain,
    ...Object.fromEntries(HEADINGS.map((name) => [name, sanitizeHtml.simpleTransform('p', {}, true)])),
    a: link(landingUrl),
    img: picture,
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isPicturePath(attribs['src'] ?? ''),
});

/**
 * Markup that may be displayed in an advert's shadow root: an allow-list of elements, class as the one common
 * attribute, links only to the landing address's site, pictures only from our own store. Idempotent. Throws for an
 * invalid landing address.
 */
export const cleanHtml = (html: string, landingUrl: string): string =>
  sanitizeHtml(html.slice(0, MOST_HTML_CHARACTERS), optionsFor(landingUrl));
