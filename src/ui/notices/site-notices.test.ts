import { beforeEach, expect, test } from 'vitest';
import { endSiteNotice, notifyOnSite, siteNotices } from './site-notices.ts';

const titles = () => siteNotices.getState().queue.map(({ title }) => title);

beforeEach(() => siteNotices.setState({ queue: [] }));

test('NTC-06: messages are shown one at a time, in order', () => {
  notifyOnSite({ title: 'first' });
  notifyOnSite({ title: 'second' });
  expect(titles()).toEqual(['first', 'second']);
  endSiteNotice();
  expect(titles()).toEqual(['second']);
});

test('a message that is already shown is not repeated', () => {
  notifyOnSite({ title: 'first' });
  notifyOnSite({ title: 'first' });
  expect(titles()).toEqual(['first']);
});
