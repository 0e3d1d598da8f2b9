// Part of the inline script of Home, as hour.ts puts it there.
import { windowHour } from '../../src/domain/calendar/window-hour.ts';

document.documentElement.dataset['hour'] = windowHour(new Date());
