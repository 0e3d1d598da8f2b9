/** How a statement of the server read a table. */
export interface Scan {
  table: string;
  /** The index used; undefined for a sequential scan. */
  index: string | undefined;
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}

/** Marks the start of a log entry; no statement contains it. */
const LINE_BEGINS = '<<log>>';

/** Settings of a server that is ready to log plans, those inside functions too. */
export const LOG_SETTINGS: Record<string, string> = {
  log_line_prefix: LINE_BEGINS,
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_format': 'json',
  'auto_explain.log_nested_statements': 'on',
};

/** Starts the logging, for all connections; only a superuser may change this setting. */
export const START_LOG = { 'auto_explain.log_min_duration': '0' };

const ENTRY = /^LOG: {2}duration: [\d.]+ ms {2}plan:\n(?<plan>.*)/s;
/** Collects what the server writes, and reads it back as plans. */
export class StatementLog {
  private text = '';

  readonly hear = (text: string): void => {
    this.text += text;
  };

  clear(): void {
    this.text = '';
  }

  /** How tables were read since it was cleared, once the server has written the mark. */
  async scansBefore(mark: string, writeMark: () => Promise<unknown>): Promise<Scan[]> {
    await writeMark();
    // The log may arrive through its pipe later than the answer.
    while (!this.text.includes(`'${mark}'`)) {
      // oxlint-disable-next-line no-await-in-loop -- until it is there
      await new Promise(setImmediate);
    }
    return this.text.split(LINE_BEGINS).flatMap(scansIn);
  }
}

function scansIn(entry: string): Scan[] {
  const plan = ENTRY.exec(entry)?.groups?.['plan'];
  if (plan === undefined) return [];
  const explained: { Plan: PlanNode } = JSON.parse(plan);
  return scansOf(explained.Plan);
}

function scansOf(node: PlanNode): Scan[] {
  const below = (node.Plans ?? []).flatMap(scansOf);
  const { 'Node Type': type, 'Relation Name': table, 'Index Name': index } = node;
  // In a bitmap scan the heap node names the table, and the nodes below it name the indexes. What a
  // policy looks up is below it too, and names its own table.
  if (type === 'Bitmap Index Scan') return [{ table: '', index }];
  if (type === 'Bitmap Heap Scan') {
    return below.map((scan) => (scan.table === '' ? { ...scan, table: table ?? '' } : scan));
  }
  if (table === undefined || type === 'ModifyTable') return below;
  return [{ table, index }, ...below];
}
