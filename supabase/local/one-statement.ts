import type { AnyAST, Connection, VarsContext } from '@supabase/lite';
import {
  AliasNode,
  AndNode,
  ColumnNode,
  CommonTableExpressionNameNode,
  CommonTableExpressionNode,
  ExplainNode,
  FromNode,
  IdentifierNode,
  InsertQueryNode,
  ParensNode,
  RawNode,
  ReferenceNode,
  ReturningNode,
  SelectAllNode,
  SelectionNode,
  SelectQueryNode,
  TableNode,
  UnaryOperationNode,
  UpdateQueryNode,
  WhereNode,
  WithNode,
  type KyselyPlugin,
  type OperationNode,
} from 'kysely';

// PostgREST writes and answers in one statement, `with pgrst_source as (insert …) select …`: what
// triggers write beside a row is not in the answer yet. lite writes first and selects afterwards,
// with the filters of an update once more; here its two statements become that one.

const SOURCE = 'pgrst_source';
const WRITES = ['insert', 'update', 'upsert', 'put'];

type Write = InsertQueryNode | UpdateQueryNode;

/** Makes lite write and answer as PostgREST does. */
export function answerInOneStatement(connection: Connection): void {
  const asked = new WeakSet<VarsContext>();

  const prepare = connection.onPostgrestAST.bind(connection);
  connection.onPostgrestAST = async (ast, vars) => {
    const prepared = await prepare(ast, vars);
    if (vars !== undefined && selectsAfterwards(prepared)) asked.add(vars);
    return prepared;
  };

  const withContext = connection.withContext.bind(connection);
  connection.withContext = async (vars, work, options) => {
    if (vars === undefined || !asked.has(vars)) return withContext(vars, work, options);
    return withContext(
      vars,
      async (db) => {
        const joining = joinStatements();
        const answered = await work(db.withPlugin(joining));
        if (joining.isWaiting()) throw new Error('lite answered without what it was to write');
        return answered;
      },
      options,
    );
  };
}

/** Whether lite selects what it wrote, as the answer holds more than columns of the table itself. */
function selectsAfterwards({ type = '', $meta, select = [] }: AnyAST): boolean {
  return (
    WRITES.includes(type) &&
    $meta?.return === 'representation' &&
    select.some(
      (entry) =>
        typeof entry !== 'string' &&
        Object.entries(entry).some(([name, chosen]) => !isColumn(name, chosen)),
    )
  );
}

type Chosen = Exclude<NonNullable<AnyAST['select']>[number], string>[string];

function isColumn(name: string, chosen: Chosen): boolean {
  if ('select' in chosen || 'spread' in chosen || 'join' in chosen) return false;
  if (!('column' in chosen)) return Object.keys(chosen).length === 0;
  const { column = name, path, cast, preCast, aggregate } = chosen;
  return column === name && !path && !cast && !preCast && !aggregate;
}

/** Keeps a write back until lite selects from its table, and puts it into that statement. */
function joinStatements(): KyselyPlugin & { isWaiting(): boolean } {
  let waiting: Write | undefined;
  return {
    transformQuery: ({ node }) => {
      if (InsertQueryNode.is(node) || UpdateQueryNode.is(node)) {
        waiting = node;
        // Stores nothing, and gives rows for lite to select.
        return { ...node, explain: ExplainNode.create() };
      }
      if (waiting === undefined || !SelectQueryNode.is(node)) return node;
      const joined = joinedStatement(waiting, node);
      waiting = undefined;
      return joined;
    },
    transformResult: async ({ result }) => result,
    isWaiting: () => waiting !== undefined,
  };
}

function joinedStatement(write: Write, { where, ...select }: SelectQueryNode): SelectQueryNode {
  const target = InsertQueryNode.is(write) ? write.into : write.table;
  if (target === undefined || !TableNode.is(target)) throw new Error('lite writes to no table');
  const table = nameOf(target);
  const returning = ReturningNode.create(columnsRead(select, table));
  const answered: Write = { ...write, returning };
  const name = CommonTableExpressionNameNode.create(SOURCE);
  const filters = where && filtersOfJoins(where.where);
  return {
    ...select,
    with: WithNode.create(CommonTableExpressionNode.create(name, answered)),
    from: FromNode.create([
      AliasNode.create(TableNode.create(SOURCE), IdentifierNode.create(table)),
    ]),
    ...(filters && { where: WhereNode.create(filters) }),
  };
}

const nameOf = ({ table }: TableNode): string => table.identifier.name;

/** Of all conditions those of inner joins: the others say what to write, or what was written. */
function filtersOfJoins(condition: OperationNode): OperationNode | undefined {
  if (ParensNode.is(condition)) return filtersOfJoins(condition.node);
  if (AndNode.is(condition)) {
    const left = filtersOfJoins(condition.left);
    const right = filtersOfJoins(condition.right);
    return left && right ? AndNode.create(left, right) : (left ?? right);
  }
  return UnaryOperationNode.is(condition) ? condition : undefined;
}

/** What the answer reads of the table, and no more: a role may be allowed some of its columns only. */
function columnsRead(select: object, table: string): SelectionNode[] {
  const names = new Set<string>();
  let readsAll = false;

  function visit(part: unknown, isOfTable: boolean): void {
    if (typeof part !== 'object' || part === null) return;
    if (isNode(part) && ReferenceNode.is(part)) {
      const isHere = part.table === undefined ? isOfTable : nameOf(part.table) === table;
      if (!isHere) return;
      if (ColumnNode.is(part.column)) names.add(part.column.column.name);
      else readsAll = true;
      return;
    }
    if (isNode(part) && RawNode.is(part)) {
      const column = isOfTable ? /"(\w+)"/g : new RegExp(`"${table}"\\."(\\w+)"`, 'g');
      const text = part.sqlFragments.join('?');
      for (const [, name = ''] of text.matchAll(column)) names.add(name);
    }
    if (isNode(part) && SelectAllNode.is(part)) readsAll ||= isOfTable;
    const isInside = isOfTable && !(isNode(part) && SelectQueryNode.is(part));
    for (const value of Object.values(part)) visit(value, isInside);
  }

  for (const part of Object.values(select)) visit(part, true);
  const columns = readsAll
    ? [SelectAllNode.create()]
    : [...names].map((name) => ColumnNode.create(name));
  return columns.map((column) => SelectionNode.create(column));
}

const isNode = (part: object): part is OperationNode => 'kind' in part;
