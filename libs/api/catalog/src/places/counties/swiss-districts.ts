import type { CountyList } from './county';

/**
 * The districts of Switzerland with their main town, by canton, and their names in the languages of the canton.
 * Uri, Obwalden, Nidwalden, Glarus, Zug, Basel-Stadt, Appenzell Innerrhoden (whose Bezirke are its communes), Genf and
 * Neuenburg (since 2018) have none; those of Schaffhausen and Appenzell Ausserrhoden serve statistics alone. Solothurn's
 * have the seat of their Oberamt, Bern's of their Regierungsstatthalter, Graubünden's are its regions.
 */
export const SWISS_DISTRICTS: readonly CountyList[] = [
  {
    state: 'Aargau',
    kind: 'Bezirk',
    counties: `Aarau; Baden; Bremgarten; Brugg; Kulm: Unterkulm; Laufenburg; Lenzburg; Muri; Rheinfelden; Zofingen;
      Zurzach: Bad Zurzach`,
  },
  {
    state: 'Basel-Landschaft',
    kind: 'Bezirk',
    counties: 'Arlesheim; Laufen; Liestal; Sissach; Waldenburg',
  },
  {
    state: 'Bern',
    kind: 'Verwaltungskreis',
    counties: `Bern-Mittelland: Ostermundigen; Biel/Bienne = Arrondissement administratif de Biel/Bienne: Biel/Bienne;
      Emmental: Langnau im Emmental; Frutigen-Niedersimmental: Frutigen; Interlaken-Oberhasli: Interlaken;
      Berner Jura = Arrondissement administratif du Jura bernois: Courtelary; Oberaargau: Wangen an der Aare;
      Obersimmental-Saanen: Saanen; Seeland: Aarberg; Thun`,
  },
  {
    state: 'Freiburg',
    kind: 'Bezirk',
    counties: `Broye = Broyebezirk = District de la Broye: Estavayer-le-Lac; Glane = Glanebezirk = District de la Glâne:
      Romont; Greyerz = Greyerzbezirk = District de la Gruyère: Bulle; Saane = Saanebezirk = District de la Sarine:
      Fribourg; See = Seebezirk = District du Lac: Murten; Sense = Sensebezirk = District de la Singine: Tafers;
      Vivisbach = Vivisbachbezirk = District de la Veveyse: Châtel-St-Denis`,
  },
  {
    state: 'Graubünden',
    kind: 'Region',
    counties: `Albula = Regiun Alvra: Tiefencastel; Bernina = Regione Bernina: Poschiavo;
      Engiadina Bassa/Val Müstair = Region Unterengadin/Münstertal: Scuol; Imboden = Regiun Plaun: Domat/Ems; Landquart;
      Maloja = Regiun Malögia = Regione Maloggia: Samedan; Moesa = Regione Moesa: Roveredo; Plessur: Chur;
      Prättigau/Davos: Klosters; Surselva = Regiun Surselva: Ilanz; Viamala: Thusis`,
  },
  {
    state: 'Jura',
    kind: 'Bezirk',
    counties: `Delsberg = District de Delémont: Delémont; Freiberge = District des Franches-Montagnes: Saignelégier;
      Pruntrut = District de Porrentruy: Porrentruy`,
  },
  {
    state: 'Luzern',
    kind: 'Wahlkreis',
    counties: 'Luzern-Stadt: Luzern; Luzern-Land: Kriens; Hochdorf; Sursee; Willisau; Entlebuch: Schüpfheim',
  },
  {
    state: 'Schwyz',
    kind: 'Bezirk',
    counties: 'Einsiedeln; Gersau; Höfe: Wollerau; Küssnacht: Küssnacht am Rigi; March: Lachen; Schwyz',
  },
  {
    state: 'Solothurn',
    kind: 'Bezirk',
    counties: `Bucheggberg: Solothurn; Dorneck: Breitenbach; Gäu: Balsthal; Gösgen: Olten; Lebern: Solothurn; Olten;
      Solothurn; Thal: Balsthal; Thierstein: Breitenbach; Wasseramt: Solothurn`,
  },
  {
    state: 'St. Gallen',
    kind: 'Wahlkreis',
    counties: `Rheintal: Altstätten; Rorschach; Sarganserland: Sargans; See-Gaster: Uznach; St. Gallen;
      Toggenburg: Wattwil; Werdenberg: Buchs; Wil`,
  },
  {
    state: 'Tessin',
    kind: 'Bezirk',
    counties: `Bellinzona = Bellenz = Distretto di Bellinzona: Bellinzona; Blenio = Distretto di Blenio: Acquarossa;
      Leventina = Livinental = Distretto di Leventina: Faido; Locarno = Distretto di Locarno: Locarno;
      Lugano = Distretto di Lugano: Lugano; Mendrisio = Distretto di Mendrisio: Mendrisio;
      Riviera = Distretto di Riviera: Biasca; Vallemaggia = Maggiatal = Distretto di Vallemaggia: Cevio`,
  },
  {
    state: 'Thurgau',
    kind: 'Bezirk',
    counties: 'Arbon; Frauenfeld; Kreuzlingen; Münchwilen; Weinfelden',
  },
  {
    state: 'Waadt',
    kind: 'Bezirk',
    counties: `Aigle = District d'Aigle: Aigle; Broye-Vully = District de la Broye-Vully: Payerne;
      Gros-de-Vaud = District du Gros-de-Vaud: Echallens; Jura-Nord vaudois = District du Jura-Nord vaudois:
      Yverdon-les-Bains; Lausanne = District de Lausanne: Lausanne; Lavaux-Oron = District de Lavaux-Oron: Cully;
      Morges = District de Morges: Morges; Nyon = District de Nyon: Nyon; Ouest lausannois = District de l'Ouest
      lausannois: Renens; Riviera-Pays-d'Enhaut = District de la Riviera-Pays-d'Enhaut: Vevey`,
  },
  {
    state: 'Wallis',
    kind: 'Bezirk',
    counties: `Brig = District de Brigue: Brig; Conthey = Gundis = District de Conthey: Conthey;
      Entremont = District d'Entremont: Sembrancher; Goms = District de Conches: Münster; Hérens = Ering =
      District d'Hérens: Vex; Leuk = District de Loèche: Leuk Stadt; Martigny = Martinach = District de Martigny:
      Martigny; Monthey = District de Monthey: Monthey; Östlich Raron = District de Rarogne oriental: Mörel;
      Westlich Raron = District de Rarogne occidental: Raron; Saint-Maurice = District de Saint-Maurice: St-Maurice;
      Siders = District de Sierre: Sierre; Sitten = District de Sion: Sion; Visp = District de Viège: Visp`,
  },
  {
    state: 'Zürich',
    kind: 'Bezirk',
    counties: `Affoltern: Affoltern am Albis; Andelfingen; Bülach; Dielsdorf; Dietikon; Hinwil; Horgen; Meilen;
      Pfäffikon; Uster; Winterthur; Zürich`,
  },
];
