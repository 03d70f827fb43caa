-- Asks for a page that no earlier request had, so that nothing comes from the cache.
local number = os.time() * 1000000
request = function()
  number = number + 1
  return wrk.format(nil, "/?q=" .. string.format("%d", number))
end
