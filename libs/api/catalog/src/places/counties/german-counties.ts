import type { CountyList } from './county';

/**
 * The 294 Landkreise of Germany with their Kreisstadt, by state, as the states' own laws name them. A name without a
 * kind has its state's; a seat that is not named bears the county's name.
 */
export const GERMAN_COUNTIES: readonly CountyList[] = [
  {
    state: 'Baden-Württemberg',
    kind: 'Landkreis',
    counties: `Alb-Donau-Kreis: Ulm; Biberach: Biberach an der Riß; Bodenseekreis: Friedrichshafen; Böblingen;
      Breisgau-Hochschwarzwald: Freiburg im Breisgau; Calw; Emmendingen; Enzkreis: Pforzheim;
      Esslingen: Esslingen am Neckar; Freudenstadt; Göppingen; Heidenheim: Heidenheim an der Brenz; Heilbronn;
      Hohenlohekreis: Künzelsau; Karlsruhe; Konstanz; Lörrach; Ludwigsburg; Main-Tauber-Kreis: Tauberbischofsheim;
      Neckar-Odenwald-Kreis: Mosbach; Ortenaukreis: Offenburg; Ostalbkreis: Aalen; Rastatt; Ravensburg;
      Rems-Murr-Kreis: Waiblingen; Reutlingen; Rhein-Neckar-Kreis: Heidelberg; Rottweil; Schwäbisch Hall;
      Schwarzwald-Baar-Kreis: Villingen-Schwenningen; Sigmaringen; Tübingen; Tuttlingen; Waldshut: Waldshut-Tiengen;
      Zollernalbkreis: Balingen`,
  },
  {
    state: 'Bayern',
    kind: 'Landkreis',
    counties: `Altötting; Berchtesgadener Land: Bad Reichenhall; Bad Tölz-Wolfratshausen: Bad Tölz; Dachau; Ebersberg;
      Eichstätt; Erding; Freising; Fürstenfeldbruck; Garmisch-Partenkirchen; Landsberg am Lech; Miesbach;
      Mühldorf am Inn; München; Neuburg-Schrobenhausen: Neuburg an der Donau; Pfaffenhofen an der Ilm; Rosenheim;
      Starnberg; Traunstein; Weilheim-Schongau: Weilheim in Oberbayern;
      Deggendorf; Dingolfing-Landau: Dingolfing; Freyung-Grafenau: Freyung; Kelheim; Landshut; Passau; Regen;
      Rottal-Inn: Pfarrkirchen; Straubing-Bogen: Straubing;
      Amberg-Sulzbach: Amberg; Cham; Neumarkt in der Oberpfalz; Neustadt an der Waldnaab; Regensburg; Schwandorf;
      Tirschenreuth;
      Bamberg; Bayreuth; Coburg; Forchheim; Hof; Kronach; Kulmbach; Lichtenfels; Wunsiedel im Fichtelgebirge: Wunsiedel;
      Ansbach; Erlangen-Höchstadt: Erlangen; Fürth: Zirndorf; Nürnberger Land: Lauf an der Pegnitz;
      Neustadt an der Aisch-Bad Windsheim: Neustadt an der Aisch; Roth; Weißenburg-Gunzenhausen: Weißenburg in Bayern;
      Aschaffenburg; Bad Kissingen; Haßberge: Haßfurt; Kitzingen; Main-Spessart: Karlstadt; Miltenberg;
      Rhön-Grabfeld: Bad Neustadt an der Saale; Schweinfurt; Würzburg;
      Aichach-Friedberg: Aichach; Augsburg; Dillingen an der Donau; Donau-Ries: Donauwörth; Günzburg;
      Lindau (Bodensee); Neu-Ulm; Oberallgäu: Sonthofen; Ostallgäu: Marktoberdorf; Unterallgäu: Mindelheim`,
  },
  {
    state: 'Brandenburg',
    kind: 'Landkreis',
    counties: `Barnim: Eberswalde; Dahme-Spreewald: Lübben (Spreewald); Elbe-Elster: Herzberg (Elster) = Herzberg 04916;
      Havelland: Rathenow; Märkisch-Oderland: Seelow; Oberhavel: Oranienburg; Oberspreewald-Lausitz: Senftenberg;
      Oder-Spree: Beeskow; Ostprignitz-Ruppin: Neuruppin; Potsdam-Mittelmark: Bad Belzig = Belzig; Prignitz: Perleberg;
      Spree-Neiße: Forst (Lausitz); Teltow-Fläming: Luckenwalde; Uckermark: Prenzlau`,
  },
  {
    state: 'Hessen',
    kind: 'Landkreis',
    counties: `Bergstraße: Heppenheim; Darmstadt-Dieburg: Darmstadt; Fulda; Gießen; Groß-Gerau;
      Hersfeld-Rotenburg: Bad Hersfeld; Hochtaunuskreis: Bad Homburg vor der Höhe; Kassel; Lahn-Dill-Kreis: Wetzlar;
      Limburg-Weilburg: Limburg an der Lahn; Main-Kinzig-Kreis: Gelnhausen; Main-Taunus-Kreis: Hofheim am Taunus;
      Marburg-Biedenkopf: Marburg; Odenwaldkreis: Erbach; Offenbach: Dietzenbach;
      Rheingau-Taunus-Kreis: Bad Schwalbach; Schwalm-Eder-Kreis: Homberg (Efze); Vogelsbergkreis: Lauterbach;
      Waldeck-Frankenberg: Korbach; Werra-Meißner-Kreis: Eschwege; Wetteraukreis: Friedberg`,
  },
  {
    state: 'Mecklenburg-Vorpommern',
    kind: 'Landkreis',
    counties: `Ludwigslust-Parchim: Parchim; Mecklenburgische Seenplatte: Neubrandenburg;
      Nordwestmecklenburg: Wismar; Rostock: Güstrow; Vorpommern-Greifswald: Greifswald; Vorpommern-Rügen: Stralsund`,
  },
  {
    state: 'Niedersachsen',
    kind: 'Landkreis',
    counties: `Ammerland: Westerstede; Aurich; Celle; Cloppenburg; Cuxhaven; Diepholz; Emsland: Meppen;
      Friesland: Jever; Gifhorn; Goslar; Göttingen; Grafschaft Bentheim: Nordhorn; Hameln-Pyrmont: Hameln;
      Region Hannover; Harburg: Winsen (Luhe); Heidekreis: Bad Fallingbostel = Fallingbostel; Helmstedt; Hildesheim; Holzminden;
      Leer; Lüchow-Dannenberg: Lüchow; Lüneburg; Nienburg/Weser: Nienburg; Northeim; Oldenburg: Wildeshausen;
      Osnabrück; Osterholz: Osterholz-Scharmbeck; Peine; Rotenburg (Wümme); Schaumburg: Stadthagen; Stade; Uelzen;
      Vechta; Verden; Wesermarsch: Brake; Wittmund; Wolfenbüttel`,
  },
  {
    state: 'Nordrhein-Westfalen',
    kind: 'Kreis',
    counties: `Städteregion Aachen; Borken; Coesfeld; Düren; Ennepe-Ruhr-Kreis: Schwelm; Euskirchen; Gütersloh;
      Heinsberg; Herford; Hochsauerlandkreis: Meschede; Höxter; Kleve; Lippe: Detmold; Märkischer Kreis: Lüdenscheid;
      Mettmann; Minden-Lübbecke: Minden; Oberbergischer Kreis: Gummersbach; Olpe; Paderborn; Recklinghausen;
      Rhein-Erft-Kreis: Bergheim; Rhein-Kreis Neuss: Neuss; Rhein-Sieg-Kreis: Siegburg;
      Rheinisch-Bergischer Kreis: Bergisch Gladbach; Siegen-Wittgenstein: Siegen; Soest; Steinfurt; Unna; Viersen;
      Warendorf; Wesel`,
  },
  {
    state: 'Rheinland-Pfalz',
    kind: 'Landkreis',
    counties: `Ahrweiler: Bad Neuenahr-Ahrweiler; Altenkirchen (Westerwald); Alzey-Worms: Alzey; Bad Dürkheim;
      Bad Kreuznach; Bernkastel-Wittlich: Wittlich; Birkenfeld; Cochem-Zell: Cochem;
      Donnersbergkreis: Kirchheimbolanden; Eifelkreis Bitburg-Prüm: Bitburg; Germersheim; Kaiserslautern; Kusel;
      Mainz-Bingen: Ingelheim am Rhein; Mayen-Koblenz: Koblenz; Neuwied; Rhein-Hunsrück-Kreis: Simmern 55469;
      Rhein-Lahn-Kreis: Bad Ems; Rhein-Pfalz-Kreis: Ludwigshafen am Rhein; Südliche Weinstraße: Landau in der Pfalz;
      Südwestpfalz: Pirmasens; Trier-Saarburg: Trier; Vulkaneifel: Daun; Westerwaldkreis: Montabaur`,
  },
  {
    state: 'Saarland',
    kind: 'Landkreis',
    counties: `Merzig-Wadern: Merzig; Neunkirchen: Ottweiler; Regionalverband Saarbrücken; Saarlouis;
      Saarpfalz-Kreis: Homburg; St. Wendel`,
  },
  {
    state: 'Sachsen',
    kind: 'Landkreis',
    counties: `Bautzen; Erzgebirgskreis: Annaberg-Buchholz; Görlitz; Leipzig: Borna; Meißen; Mittelsachsen: Freiberg;
      Nordsachsen: Torgau; Sächsische Schweiz-Osterzgebirge: Pirna; Vogtlandkreis: Plauen; Zwickau`,
  },
  {
    state: 'Sachsen-Anhalt',
    kind: 'Landkreis',
    counties: `Altmarkkreis Salzwedel: Salzwedel; Anhalt-Bitterfeld: Köthen; Börde: Haldensleben;
      Burgenlandkreis: Naumburg; Harz: Halberstadt; Jerichower Land: Burg; Mansfeld-Südharz: Sangerhausen;
      Saalekreis: Merseburg; Salzlandkreis: Bernburg; Stendal; Wittenberg: Lutherstadt Wittenberg`,
  },
  {
    state: 'Schleswig-Holstein',
    kind: 'Kreis',
    counties: `Dithmarschen: Heide; Herzogtum Lauenburg: Ratzeburg; Nordfriesland: Husum; Ostholstein: Eutin;
      Pinneberg: Elmshorn; Plön; Rendsburg-Eckernförde: Rendsburg; Schleswig-Flensburg: Schleswig;
      Segeberg: Bad Segeberg; Steinburg: Itzehoe; Stormarn: Bad Oldesloe`,
  },
  {
    state: 'Thüringen',
    kind: 'Landkreis',
    counties: `Altenburger Land: Altenburg; Eichsfeld: Heilbad Heiligenstadt; Gotha; Greiz; Hildburghausen;
      Ilm-Kreis: Arnstadt; Kyffhäuserkreis: Sondershausen; Nordhausen; Saale-Holzland-Kreis: Eisenberg;
      Saale-Orla-Kreis: Schleiz; Saalfeld-Rudolstadt: Saalfeld; Schmalkalden-Meiningen: Meiningen; Sömmerda;
      Sonneberg; Unstrut-Hainich-Kreis: Mühlhausen; Wartburgkreis: Bad Salzungen; Weimarer Land: Apolda`,
  },
];
