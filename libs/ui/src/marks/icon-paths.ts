/** Drawn on 24 × 24 with a stroke of 2, round ends; one string of path data each. */
export const ICON_PATHS = {
  check: 'm5 12.5 4.5 4.5L19 7',
  cross: 'M6 6l12 12M18 6 6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  alert: 'M12 8v5m0 3.2v.1M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  info: 'M12 11.5V16m0-8.2v.1M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  warn: 'M12 9.5v4m0 3v.1M10.3 4 2.9 17a2 2 0 0 0 1.7 3h14.8a2 2 0 0 0 1.7-3L13.7 4a2 2 0 0 0-3.4 0Z',
  good: 'm8 12.3 2.7 2.7L16 9.5M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  help: 'M9.5 9.3a2.6 2.6 0 1 1 3.6 2.4c-.7.3-1.1.9-1.1 1.8m0 2.7v.1M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
  'arrow-right': 'M5 12h14m-6-6 6 6-6 6',
  'arrow-left': 'M19 12H5m6-6-6 6 6 6',
  'chevron-down': 'm6 9 6 6 6-6',
  'chevron-right': 'm9 6 6 6-6 6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  settings:
    'M4 8h8m6 0h2M4 16h2m6 0h8M15 5.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM9 13.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  filter: 'M4 6h16M7 12h10m-7 6h4',
  phone:
    'M6.5 3.5h3l1.6 4.2-2 1.5a12 12 0 0 0 5.7 5.7l1.5-2 4.2 1.6v3c0 1.1-.9 2-2 2A15 15 0 0 1 4.5 5.5c0-1.1.9-2 2-2Z',
  mail: 'M4 5.5h16v13H4zM4 7l8 6 8-6',
  pin: 'M12 21s7-6.1 7-11.5A7 7 0 0 0 5 9.5C5 14.9 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V8m7-4.5V8',
  truck:
    'M2.5 6.5h11v10h-11zM13.5 10h4.3l3.7 3.5v3h-8M7 16.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm10.5 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
  print: 'M7 9V3.5h10V9M7 17H3.5V9h17v8H17M7 14h10v6.5H7z',
  share: 'M12 15.5V3.5m-4.5 4 4.5-4 4.5 4M6 12H4.5v8.5h15V12H18',
  bell: 'M6.5 10a5.5 5.5 0 0 1 11 0c0 5 2 6 2 7h-15c0-1 2-2 2-7ZM10 20.5h4',
  key: 'M7.5 11a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Zm3.2 1.3 8.8-8.8m-3 3 3 3',
  lock: 'M5.5 10.5h13v10h-13zM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3',
  scale: 'M12 4v16m-5 0h10M5 7h14M5 7l-2.5 6.5a3 3 0 0 0 5 0L5 7Zm14 0-2.5 6.5a3 3 0 0 0 5 0L19 7Z',
  reload: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9m0-5v5h-5',
  external: 'M9 5H5v14h14v-4M13 4.5h6.5V11M19 5l-8.5 8.5',
} as const;

export type IconName = keyof typeof ICON_PATHS | 'star';
