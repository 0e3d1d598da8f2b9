import { LocalStackError } from '../../supabase/local/local-stack-error.ts';

/** Runs a command of the terminal: prints what it says, or, when it cannot, why in words. */
export async function runCommand(command: (args: string[]) => Promise<string>): Promise<void> {
  try {
    console.log(await command(process.argv.slice(2)));
  } catch (error) {
    if (!(error instanceof LocalStackError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
