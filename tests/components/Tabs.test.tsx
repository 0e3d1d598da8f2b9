import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { TabList, TabPanel } from '@/components/Tabs';

const TABS = [
  { value: 'data', label: 'Dados', hasProblem: true },
  { value: 'pictures', label: 'Imagens', count: 3 },
  { value: 'links', label: 'Ligações' },
] as const;

function RoomTabs() {
  const [value, setValue] = useState<'data' | 'pictures' | 'links'>('data');
  return (
    <>
      <TabList id="quarto" label="Quarto" tabs={TABS} value={value} onChange={setValue} />
      {TABS.map((tab) => (
        <TabPanel key={tab.value} id="quarto" value={tab.value} isShown={tab.value === value}>
          <input aria-label={`Campo de ${tab.label}`} />
        </TabPanel>
      ))}
    </>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

describe('tabs', () => {
  it('show one panel, named by its tab, and keep what was typed in the others', async () => {
    const user = userEvent.setup();
    render(<RoomTabs />);
    expect(screen.getByRole('tabpanel', { name: 'Dados com erros' })).toBeVisible();
    await user.type(screen.getByRole('textbox'), 'Sótão');
    await user.click(tab('Imagens 3'));
    expect(tab('Imagens 3')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('textbox', { name: 'Campo de Imagens' })).toBeVisible();
    await user.click(tab('Dados com erros'));
    expect(screen.getByRole('textbox', { name: 'Campo de Dados' })).toHaveValue('Sótão');
  });

  it('are one stop for the keyboard, walked by arrows, Home and End', async () => {
    const user = userEvent.setup();
    render(<RoomTabs />);
    await user.tab();
    expect(tab('Dados com erros')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(tab('Imagens 3')).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: 'Imagens 3' })).toBeVisible();
    await user.keyboard('{End}{ArrowRight}');
    expect(tab('Dados com erros')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(tab('Ligações')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(tab('Dados com erros')).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('textbox', { name: 'Campo de Dados' })).toHaveFocus();
  });
});
