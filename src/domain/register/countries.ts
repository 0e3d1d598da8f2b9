/**
 * The countries of the authority's own table, with the codes that it wants (REG-04). They are not
 * plain ISO 3166: Germany is 'D', Kosovo 'RKS', and many small territories are absent. The database's
 * `private.is_siba_country` has the same codes, and a test holds the two together.
 */

/** Each code with the ISO 3166 code of two letters, by which browsers name a country. */
const TABLE =
  'AFG:AF ALB:AL DZA:DZ AND:AD AGO:AO ATG:AG ARG:AR ARM:AM AUS:AU AUT:AT AZE:AZ BHS:BS BHR:BH ' +
  'BGD:BD BRB:BB BLR:BY PLW:PW BEL:BE BLZ:BZ BEN:BJ BMU:BM BTN:BT BOL:BO BIH:BA BWA:BW BRA:BR ' +
  'BRN:BN BGR:BG BFA:BF MMR:MM BDI:BI KHM:KH CMR:CM CAN:CA CPV:CV CAF:CF TCD:TD CHL:CL CHN:CN ' +
  'COL:CO COM:KM COG:CG COK:CK CRI:CR HRV:HR CZE:CZ CUB:CU CYP:CY DNK:DK DJI:DJ DMA:DM DOM:DO ' +
  'TLS:TL ECU:EC EGY:EG SLV:SV GNQ:GQ ERI:ER EST:EE ETH:ET FJI:FJ FIN:FI FRA:FR GAB:GA GMB:GM ' +
  'GEO:GE D:DE GHA:GH GRC:GR GRD:GD GUM:GU GTM:GT GIN:GN GNB:GW GUY:GY HTI:HT HND:HN HKG:HK ' +
  'HUN:HU ISL:IS IND:IN IDN:ID IRN:IR IRQ:IQ IRL:IE ISR:IL ITA:IT CIV:CI JAM:JM JPN:JP JOR:JO ' +
  'KAZ:KZ KEN:KE KIR:KI PRK:KP KOR:KR RKS:XK KWT:KW KGZ:KG LAO:LA LVA:LV LBN:LB LSO:LS LBR:LR ' +
  'LBY:LY LIE:LI LTU:LT LUX:LU MAC:MO MKD:MK MDG:MG MWI:MW MYS:MY MDV:MV MLI:ML MLT:MT MHL:MH ' +
  'MRT:MR MUS:MU MYT:YT MEX:MX FSM:FM MDA:MD MCO:MC MNG:MN MSR:MS MNE:ME MAR:MA MOZ:MZ NAM:NA ' +
  'NRU:NR NPL:NP NLD:NL NCL:NC NZL:NZ NIC:NI NER:NE NGA:NG NIU:NU MNP:MP NOR:NO OMN:OM PAK:PK ' +
  'PSE:PS PAN:PA PNG:PG PRY:PY PER:PE PHL:PH POL:PL PRT:PT PRI:PR QAT:QA COD:CD REU:RE ROU:RO ' +
  'RUS:RU RWA:RW STP:ST VCT:VC WSM:WS SMR:SM SAU:SA SEN:SN SRB:RS SYC:SC SLE:SL SGP:SG SVK:SK ' +
  'SVN:SI SLB:SB SOM:SO ZAF:ZA SSD:SS ESP:ES LKA:LK KNA:KN LCA:LC SDN:SD SUR:SR SWZ:SZ SWE:SE ' +
  'CHE:CH SYR:SY TWN:TW TJK:TJ TZA:TZ THA:TH TGO:TG TON:TO TTO:TT TUN:TN TUR:TR TKM:TM TUV:TV ' +
  'UGA:UG UKR:UA ARE:AE GBR:GB URY:UY GBS: USA:US UZB:UZ VUT:VU VAT:VA VEN:VE VNM:VN YEM:YE ' +
  'ZMB:ZM ZWE:ZW';

const ISO_CODES: ReadonlyMap<string, string> = new Map(
  TABLE.split(' ').map((pair) => {
    const [code = '', iso = ''] = pair.split(':');
    return [code, iso];
  }),
);

/** Every code of the authority's table. */
export const SIBA_COUNTRIES: readonly string[] = [...ISO_CODES.keys()];

/** Whether the authority knows a code: 'D' and not 'DEU'. */
export function isSibaCountry(code: string): boolean {
  return ISO_CODES.has(code);
}

/** The ISO 3166 code of two letters; '' for what is no country of that standard, as 'GBS'. */
export function isoOfSiba(code: string): string {
  return ISO_CODES.get(code) ?? '';
}

/** What stands on documents and is another code in the table. */
const ON_DOCUMENTS: ReadonlyMap<string, string> = new Map([
  ['DEU', 'D'],
  ['XKX', 'RKS'],
  ['UNK', 'RKS'],
  // Kinds of British nationality that the table does not tell apart.
  ['GBD', 'GBR'],
  ['GBN', 'GBR'],
  ['GBO', 'GBR'],
  ['GBP', 'GBR'],
  ['ROM', 'ROU'],
  ['ZAR', 'COD'],
  ['TMP', 'TLS'],
]);

/** The authority's code for one that a document bears, 'D<<' too; null where it has none. */
export function countryOnDocument(written: string): string | null {
  const code = written.replaceAll(/[^A-Z]/g, '');
  const known = ON_DOCUMENTS.get(code) ?? code;
  return isSibaCountry(known) ? known : null;
}
