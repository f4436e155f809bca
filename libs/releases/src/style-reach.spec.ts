import { findFarReachingRule } from './style-reach.ts';

it.each([
  ['a class', '.card-x7Fa2{color:red}'],
  ['elements in a class, and beside it', '.card h2{margin:0}.card+p,.card>*{margin:0}'],
  ['a state of the document', 'html[data-x] .card:hover{color:red}'],
  ['one of several classes', ':is(.a,.b) > p{color:red}:where(.a){color:red}'],
  ['conditions', '@media (width>600px){@supports (gap:0){.card{gap:0}}}@container (width>1px){.a{gap:0}}'],
  ['layers', '@layer base,ui;@layer ui{.card{gap:0}}'],
  ['animations', '@keyframes turn-x7{0%{opacity:0}to{opacity:1}}'],
  ['rules in a class', '.card{color:red;&:hover{color:blue}img{margin:0}img &{margin:0}@media print{color:red}}'],
  ['a scope', '@scope (.card) to (.end){img{margin:0}:scope{margin:0}}'],
  ['a typeface of its own', '@font-face{font-family:Other;src:url(a.woff2)}'],
])('holds: %s', (_, css) => expect(findFarReachingRule(css)).toBeUndefined());

it.each([
  ['an element', 'h1{color:red}', 'h1'],
  ['an element among classes', '.card,button{color:red}', 'button'],
  ['everything', '*{margin:0}', '*'],
  ['the root', ':root{--spruce:red}', ':root'],
  ['an attribute', '[data-remote]{color:red}', '[data-remote]'],
  ['an id', '#inhalt h1{color:red}', '#inhalt h1'],
  ['what has no class', 'p:not(.card){color:red}', 'p:not(.card)'],
  ['what has a class in it', 'html:has(.card){color:red}', 'html:has(.card)'],
  ['a class of the document', '.container{margin:0}', '.container'],
  ['one of several that is no class', ':is(.a,p){color:red}', ':is(.a,p)'],
  ['an element under a condition', '@layer own{@media print{h1{color:red}}}', 'h1'],
  ['an element round a class that a rule is in', '.card{html:has(&){color:red}}', 'html:has(&)'],
  ['a scope of all', '@scope (main){.a{margin:0}}', 'main'],
  ['a scope without a root', '@scope{img{margin:0}}', '@scope{img{margin:0}}'],
  [
    'the typeface of all',
    '@font-face{font-family:"Figtree";src:url(a)}',
    '@font-face{font-family:"Figtree";src:url(a)}',
  ],
  ['a property', '@property --ink{syntax:"*"}', '@property --ink{syntax:"*"}'],
  ['another sheet', '@import url(a.css);', '@import url(a.css);'],
  ['printed pages', '@page{margin:0}', '@page{margin:0}'],
  ['what no parser knows', '1x{color:red}', '1x'],
])('names: %s', (_, css, rule) => expect(findFarReachingRule(css)).toBe(rule));
