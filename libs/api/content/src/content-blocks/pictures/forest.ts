import { COLOUR, drawing } from './drawing';
import { disc, hill, spruce } from './parts';

export const forest = drawing(
  'fichtenwald',
  'Fichten vor Hügeln im Morgenlicht',
  COLOUR.spruceTint,
  disc(470, 110, 46, COLOUR.woodLight),
  hill('M0 230C90 160 190 170 280 220C380 150 520 150 640 220V360H0Z', COLOUR.spruceSoft),
  hill('M0 280C130 220 260 250 360 270C460 230 560 240 640 270V360H0Z', COLOUR.spruceBright),
  ...[
    [70, 300, 150],
    [140, 318, 190],
    [212, 306, 140],
    [430, 306, 150],
    [505, 322, 210],
    [580, 308, 160],
  ].map(([x = 0, y = 0, h = 0]) => spruce(x, y, h)),
  hill('M0 312C160 290 320 326 640 300V360H0Z', COLOUR.spruceDeep),
);
